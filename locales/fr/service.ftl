### Signing in at the sign-in service of an organisation, such as a university. $service is what the operator of the server calls it.

# Button on the page for signing in. Argument: $service
service-sign-in = Se connecter avec { $service }
# Between the button for the service and the fields for address and password
service-or-password = Ou connectez-vous avec un mot de passe
# Title of the page that asks for the password once. Argument: $service
service-connect-title = Relier votre compte à { $service }
# Argument: $email
service-connect-lead = Un compte avec l'adresse { $email } existe déjà. Saisissez une fois son mot de passe pour le relier.
service-connect-button = Relier et se connecter
# Hint at the field for a sign-in code
service-code-hint = Seulement si ce compte utilise des codes de connexion
service-forgot = Si vous avez oublié le mot de passe, demandez-en un nouveau, puis connectez-vous de nouveau. Si vous n'avez jamais créé ce compte, prévenez les personnes qui gèrent ce serveur.
# Section of the account's page. Argument: $service
service-account-title = Connexion avec { $service }
# Argument: $date
service-connected-since = Relié depuis le { $date }.
# Argument: $service
service-no-password = Ce compte n'a pas de mot de passe ; son adresse ne peut donc pas être changée ici. Vous vous connectez avec { $service }.
# Arguments: $service, $email
service-not-connected = Pour relier ce compte, déconnectez-vous, puis choisissez « Se connecter avec { $service } ». Cela fonctionne si vous y avez l'adresse { $email }.
service-disconnect = Supprimer le lien
service-disconnect-lead = Vous vous connecterez alors seulement avec votre mot de passe, et vous perdrez les rôles qu'un groupe vous a donnés.
service-is-disconnected = Ce compte n'est plus relié. Connectez-vous désormais avec votre mot de passe.

## Roles for groups, on the page of the team

group-roles = Rôles pour les groupes
# Argument: $service
group-roles-lead = Les membres du groupe reçoivent le rôle à leur prochaine connexion avec { $service }, et le perdent après avoir quitté le groupe.
group-name = Groupe
group-name-hint = Le nom exact du groupe dans le service de connexion
# Column: how many members have the role because of the group
group-people = Personnes
group-add-role = Donner le rôle au groupe
# Next to the role of a member. Argument: $group
group-gives = par le groupe { $group }
