//! The service: its addresses and keys, and the two steps of signing in.

use std::fmt::{Debug, Formatter};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use openidconnect::core::{
    CoreAuthDisplay, CoreAuthPrompt, CoreErrorResponseType, CoreGenderClaim, CoreJsonWebKey,
    CoreJweContentEncryptionAlgorithm, CoreJwsSigningAlgorithm, CoreProviderMetadata, CoreResponseType,
    CoreRevocableToken, CoreRevocationErrorResponse, CoreTokenIntrospectionResponse, CoreTokenType,
};
use openidconnect::{
    AuthenticationFlow, AuthorizationCode, Client, ClientId, ClientSecret, CsrfToken, EmptyExtraTokenFields,
    EndpointMaybeSet, EndpointNotSet, EndpointSet, IdTokenClaims, IdTokenFields, IssuerUrl, Nonce,
    OAuth2TokenResponse as _, PkceCodeChallenge, PkceCodeVerifier, RedirectUrl, RequestTokenError, Scope,
    StandardErrorResponse, StandardTokenResponse, TokenResponse as _, UserInfoClaims,
};
use reqwest::Url;

use crate::claims::{Others, is_subject};
use crate::error::chain;
use crate::{Address, Attempt, Error, Identity, Result};

/// How long the service may take to accept a connection, and to answer a request.
const CONNECT: Duration = Duration::from_secs(5);
const ANSWER: Duration = Duration::from_secs(10);
/// How long addresses and keys are used before they are read again.
const FRESH: Duration = Duration::from_secs(24 * 3600);
/// Signatures that are accepted: those by a key that only the service has.
const SIGNATURES: [CoreJwsSigningAlgorithm; 9] = [
    CoreJwsSigningAlgorithm::RsaSsaPkcs1V15Sha256,
    CoreJwsSigningAlgorithm::RsaSsaPkcs1V15Sha384,
    CoreJwsSigningAlgorithm::RsaSsaPkcs1V15Sha512,
    CoreJwsSigningAlgorithm::RsaSsaPssSha256,
    CoreJwsSigningAlgorithm::RsaSsaPssSha384,
    CoreJwsSigningAlgorithm::RsaSsaPssSha512,
    CoreJwsSigningAlgorithm::EcdsaP256Sha256,
    CoreJwsSigningAlgorithm::EcdsaP384Sha384,
    CoreJwsSigningAlgorithm::EdDsa,
];

type Tokens = StandardTokenResponse<
    IdTokenFields<
        Others,
        EmptyExtraTokenFields,
        CoreGenderClaim,
        CoreJweContentEncryptionAlgorithm,
        CoreJwsSigningAlgorithm,
    >,
    CoreTokenType,
>;

/// A client that knows where to send browsers.
type Ready = Client<
    Others,
    CoreAuthDisplay,
    CoreGenderClaim,
    CoreJweContentEncryptionAlgorithm,
    CoreJsonWebKey,
    CoreAuthPrompt,
    StandardErrorResponse<CoreErrorResponseType>,
    Tokens,
    CoreTokenIntrospectionResponse,
    CoreRevocableToken,
    CoreRevocationErrorResponse,
    EndpointSet,
    EndpointNotSet,
    EndpointNotSet,
    EndpointNotSet,
    EndpointMaybeSet,
    EndpointMaybeSet,
>;

/// How this server is known to the service.
#[derive(Clone)]
pub struct Setup {
    /// The address of the service, exactly as it names itself; with TLS, or on this machine.
    pub issuer: String,
    /// What the service calls this server.
    pub client_id: String,
    /// What this server shows to the service; `None` for a client that the service knows without a secret.
    pub client_secret: Option<String>,
    /// Where browsers come back to.
    pub back: String,
    /// What is asked for besides `openid`, `email` and `profile`.
    pub scopes: Vec<String>,
    /// The claim with the groups of a person; a path such as `realm_access.roles` is possible.
    pub groups_claim: String,
}

/// The sign-in service of an organisation.
pub struct Service {
    setup: Setup,
    issuer: IssuerUrl,
    back: RedirectUrl,
    http: reqwest::Client,
    found: Mutex<Option<Found>>,
}

/// What the service published, and when it was read.
#[derive(Clone)]
struct Found {
    client: Arc<Ready>,
    at: Instant,
}

impl Service {
    /// A service by its setup. Nothing is sent yet: a service that is down keeps nothing from starting.
    ///
    /// # Errors
    /// An address cannot be used.
    pub fn new(setup: Setup) -> Result<Self> {
        let address = Url::parse(&setup.issuer).map_err(|error| Error::Setup(format!("{}: {error}", setup.issuer)))?;
        let host = address.host_str().unwrap_or_default();
        let is_local =
            host == "localhost" || host.trim_matches(['[', ']']).parse().is_ok_and(|ip: IpAddr| ip.is_loopback());
        if address.scheme() != "https" && !(address.scheme() == "http" && is_local) {
            return Err(Error::Setup(format!("{}: it has to begin with https://", setup.issuer)));
        }
        let unusable = |error: &dyn std::error::Error| Error::Setup(chain(error));
        let issuer = IssuerUrl::new(setup.issuer.clone()).map_err(|error| unusable(&error))?;
        let back = RedirectUrl::new(setup.back.clone()).map_err(|error| unusable(&error))?;
        // The library warns of redirects: they would let the service choose what this server reads.
        let http = reqwest::Client::builder()
            .user_agent(concat!("concord/", env!("CARGO_PKG_VERSION")))
            .redirect(reqwest::redirect::Policy::none())
            .connect_timeout(CONNECT)
            .timeout(ANSWER)
            .https_only(!is_local);
        let http = if is_local { http.no_proxy() } else { http };
        let http = http.build().map_err(|error| unusable(&error))?;
        Ok(Self { setup, issuer, back, http, found: Mutex::new(None) })
    }

    /// The address of the service.
    pub fn issuer(&self) -> &str {
        &self.setup.issuer
    }

    /// Where the browser of this attempt has to go.
    ///
    /// # Errors
    /// [`Error::Unusable`].
    pub async fn begin(&self, attempt: &Attempt) -> Result<String> {
        let (state, nonce) = (attempt.state(), attempt.nonce());
        let challenge = PkceCodeChallenge::from_code_verifier_sha256(&PkceCodeVerifier::new(attempt.verifier()));
        let client = self.client().await?;
        let asked = client.authorize_url(
            AuthenticationFlow::<CoreResponseType>::AuthorizationCode,
            move || CsrfToken::new(state),
            move || Nonce::new(nonce),
        );
        let scopes = ["email", "profile"].into_iter().map(str::to_owned).chain(self.setup.scopes.iter().cloned());
        let (address, ..) = asked.add_scopes(scopes.map(Scope::new)).set_pkce_challenge(challenge).url();
        Ok(address.to_string())
    }

    /// Who came back with this code. A code is good once, and only for the attempt that it was made for.
    ///
    /// # Errors
    /// [`Error::Unusable`], [`Error::Refused`] or [`Error::Invalid`].
    pub async fn finish(&self, attempt: &Attempt, code: &str) -> Result<Identity> {
        let client = self.client().await?;
        let asked = client
            .exchange_code(AuthorizationCode::new(code.to_owned()))
            .map_err(|error| Error::Unusable(chain(&error)))?;
        let asked = asked.set_pkce_verifier(PkceCodeVerifier::new(attempt.verifier()));
        let tokens = asked.request_async(&self.http).await.map_err(|error| match error {
            RequestTokenError::ServerResponse(answer) => Error::Refused(answer.error().to_string()),
            other => Error::Unusable(chain(&other)),
        })?;
        let claims = match checked(&client, &tokens, attempt) {
            // The service may have new keys.
            Err(Error::Invalid(_)) => {
                let client = self.read().await?;
                checked(&client, &tokens, attempt)?
            }
            other => other?,
        };
        let said = self.said(&claims);
        if said.address.is_some() && !said.groups.is_empty() {
            return Ok(said);
        }
        // Some services put these claims only here.
        let Ok(asked) = client.user_info(tokens.access_token().clone(), Some(claims.subject().clone())) else {
            return Ok(said);
        };
        let more: UserInfoClaims<Others, CoreGenderClaim> =
            asked.request_async(&self.http).await.map_err(|error| Error::Unusable(chain(&error)))?;
        Ok(self.completed(said, &more))
    }

    fn said(&self, claims: &IdTokenClaims<Others, CoreGenderClaim>) -> Identity {
        let address =
            claims.email().map(|email| Address { email: email.to_string(), is_verified: claims.email_verified() });
        Identity {
            issuer: self.setup.issuer.clone(),
            subject: claims.subject().to_string(),
            address,
            name: claims.name().and_then(|name| name.get(None)).map(|name| name.to_string()),
            groups: claims.additional_claims().texts(&self.setup.groups_claim),
        }
    }

    fn completed(&self, said: Identity, more: &UserInfoClaims<Others, CoreGenderClaim>) -> Identity {
        let address = || {
            let email = more.email()?.to_string();
            Some(Address { email, is_verified: more.email_verified() })
        };
        let name = || more.name().and_then(|name| name.get(None)).map(|name| name.to_string());
        let mut groups = said.groups;
        if groups.is_empty() {
            groups = more.additional_claims().texts(&self.setup.groups_claim);
        }
        Identity { address: said.address.or_else(address), name: said.name.or_else(name), groups, ..said }
    }

    /// The client by what the service has published.
    async fn client(&self) -> Result<Arc<Ready>> {
        let found = self.found.lock().unwrap_or_else(PoisonError::into_inner).clone();
        match found.filter(|found| found.at.elapsed() < FRESH) {
            Some(found) => Ok(found.client),
            None => self.read().await,
        }
    }

    /// The client by what the service publishes now. Nobody waits for what somebody else reads: with a service that does not
    /// answer, they would wait in a row.
    async fn read(&self) -> Result<Arc<Ready>> {
        let published = CoreProviderMetadata::discover_async(self.issuer.clone(), &self.http).await;
        let published = published.map_err(|error| Error::Unusable(chain(&error)))?;
        let id = ClientId::new(self.setup.client_id.clone());
        let secret = self.setup.client_secret.clone().map(ClientSecret::new);
        let client = Ready::from_provider_metadata(published, id, secret).set_redirect_uri(self.back.clone());
        let client = Arc::new(client);
        let found = Found { client: Arc::clone(&client), at: Instant::now() };
        *self.found.lock().unwrap_or_else(PoisonError::into_inner) = Some(found);
        Ok(client)
    }
}

/// The claims of the ID token, whose signature, issuer, audience, time and nonce are right.
fn checked<'a>(
    client: &Ready,
    tokens: &'a Tokens,
    attempt: &Attempt,
) -> Result<&'a IdTokenClaims<Others, CoreGenderClaim>> {
    let token = tokens.id_token().ok_or_else(|| Error::Unusable("it sent no ID token".to_owned()))?;
    let verifier = client.id_token_verifier().set_allowed_algs(SIGNATURES);
    let claims =
        token.claims(&verifier, &Nonce::new(attempt.nonce())).map_err(|error| Error::Invalid(chain(&error)))?;
    if !is_subject(claims.subject()) {
        return Err(Error::Invalid("the subject is not an identifier".to_owned()));
    }
    Ok(claims)
}

impl Debug for Service {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Service").field("issuer", &self.setup.issuer).finish_non_exhaustive()
    }
}
