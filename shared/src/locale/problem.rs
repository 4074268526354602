//! Refusals that are told the same everywhere.

use super::Locale;
use crate::Problem;

super::say! {
    please_sign_in { "Please sign in first." "Veuillez d'abord vous connecter." "Per favore, prima acceda." "Por favor, entre primeiro." }
    nothing_here { "There is nothing here for you at this address." "Il n'y a rien pour vous à cette adresse." "A questo indirizzo non c'è nulla per Lei." "Não há nada para você neste endereço." }
    too_many(seconds) { "Too many attempts. Please wait {seconds} seconds and try again." "Trop d'essais. Veuillez attendre {seconds} secondes et réessayer." "Troppi tentativi. Per favore, attenda {seconds} secondi e riprovi." "Tentativas demais. Por favor, espere {seconds} segundos e tente de novo." }
    server_is_busy(seconds) {
        "The server is busy. Nothing that was saved is lost. Please try again in {seconds} seconds."
        "Le serveur est surchargé. Rien de ce qui était enregistré n'est perdu. Veuillez réessayer dans {seconds} secondes."
        "Il server è sovraccarico. Nulla di ciò che era salvato è andato perso. Per favore, riprovi tra {seconds} secondi."
        "O servidor está sobrecarregado. Nada do que estava salvo se perdeu. Por favor, tente de novo em {seconds} segundos."
    }
    send_again { "Send again" "Renvoyer" "Invia di nuovo" "Enviar de novo" }
    too_large(mebibytes) { "This is larger than {mebibytes} MiB, the most that can be sent at once." "Ceci dépasse {mebibytes} Mio, le plus que l'on puisse envoyer à la fois." "Questo supera {mebibytes} MiB, il massimo che si può inviare in una volta." "Isto passa de {mebibytes} MiB, o máximo que se pode enviar de uma vez." }
    body_too_large(kibibytes) { "This is larger than {kibibytes} KiB, the most that can be sent here. Please shorten it." "Ceci dépasse {kibibytes} Kio, le maximum que l'on puisse envoyer ici. Veuillez le raccourcir." "Questo supera {kibibytes} KiB, il massimo che si può inviare qui. Per favore, lo accorci." "Isso passa de {kibibytes} KiB, o máximo que se pode enviar aqui. Por favor, encurte-o." }
    sign_in_then_send { "You were signed out, so this was not saved. Sign in in a new tab, then return to this page and select Send again. Do not close this page." "Votre session a pris fin, donc ceci n'a pas été enregistré. Connectez-vous dans un nouvel onglet, puis revenez à cette page et choisissez Renvoyer. Ne fermez pas cette page." "La sessione è terminata, quindi questo non è stato salvato. Acceda in una nuova scheda, poi torni a questa pagina e scelga Invia di nuovo. Non chiuda questa pagina." "A sessão terminou e isso não foi salvo. Entre em uma nova aba, depois volte a esta página e escolha Enviar de novo. Não feche esta página." }
    sign_in_new_tab { "Sign in (new tab)" "Se connecter (nouvel onglet)" "Accedi (nuova scheda)" "Entrar (nova aba)" }
    our_fault(trace) {
        "Something went wrong on our side. Nothing that was saved is lost. If it happens again, report number {trace}."
        "Quelque chose s'est mal passé de notre côté. Rien de ce qui était enregistré n'est perdu. Si cela se reproduit, signalez le numéro {trace}."
        "Qualcosa è andato storto da parte nostra. Nulla di ciò che era salvato è perduto. Se succede ancora, comunichi il numero {trace}."
        "Algo deu errado do nosso lado. Nada do que estava salvo se perdeu. Se acontecer de novo, informe o número {trace}."
    }
    to_start { "To my start page" "Vers ma page d'accueil" "Alla mia pagina iniziale" "Para a minha página inicial" }
    title_sign_in { "Sign in" "Connexion nécessaire" "Accesso necessario" "É preciso entrar" }
    title_forbidden { "Not allowed" "Non autorisé" "Non consentito" "Não permitido" }
    title_not_found { "Not found" "Introuvable" "Non trovato" "Não encontrado" }
    title_invalid { "Please check this" "Veuillez vérifier ceci" "Per favore, controlli" "Por favor, verifique isto" }
    title_conflict { "This has changed" "Ceci a changé" "Questo è cambiato" "Isto mudou" }
    title_too_large { "Too large" "Trop volumineux" "Troppo grande" "Grande demais" }
    title_too_many { "Too many attempts" "Trop d'essais" "Troppi tentativi" "Tentativas demais" }
    title_busy { "Busy" "Occupé" "Occupato" "Ocupado" }
    title_internal { "Our mistake" "Une erreur de notre part" "Un errore nostro" "Erro nosso" }
}

impl Locale {
    /// A refusal to a worker. A reason is as it was given: whoever refuses says it in the worker's language.
    pub fn refusal(self, problem: &Problem) -> String {
        match problem {
            Problem::SignIn => self.please_sign_in().to_owned(),
            Problem::NotFound => self.nothing_here().to_owned(),
            Problem::TooMany { seconds } => self.too_many(seconds),
            Problem::TooLarge { mebibytes } => self.too_large(mebibytes),
            Problem::BodyTooLarge { kibibytes } => self.body_too_large(kibibytes),
            Problem::Internal { trace } => self.our_fault(trace),
            Problem::Unavailable { seconds } => self.server_is_busy(seconds),
            Problem::Forbidden { .. } | Problem::Invalid { .. } | Problem::Conflict { .. } | Problem::Busy { .. } => {
                problem.to_string()
            }
        }
    }

    /// The line above it.
    pub const fn refusal_title(self, problem: &Problem) -> &'static str {
        match problem {
            Problem::SignIn => self.title_sign_in(),
            Problem::Forbidden { .. } => self.title_forbidden(),
            Problem::NotFound => self.title_not_found(),
            Problem::Invalid { .. } => self.title_invalid(),
            Problem::Conflict { .. } => self.title_conflict(),
            Problem::TooLarge { .. } | Problem::BodyTooLarge { .. } => self.title_too_large(),
            Problem::TooMany { .. } => self.title_too_many(),
            Problem::Busy { .. } | Problem::Unavailable { .. } => self.title_busy(),
            Problem::Internal { .. } => self.title_internal(),
        }
    }
}
