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
    AuthenticationFlow, AuthorizationCode, ClaimsVerificationError, Client, ClientId, ClientSecret, CsrfToken,
    EmptyExtraTokenFields, EndpointMaybeSet, EndpointNotSet, EndpointSet, IdTokenClaims, IdTokenFields, IssuerUrl,
    Nonce, OAuth2TokenResponse as _, PkceCodeChallenge, PkceCodeVerifier, RedirectUrl, RequestTokenError, Scope,
    StandardErrorResponse, StandardTokenResponse, TokenResponse as _, UserInfoClaims,
};
use reqwest::Url;
use tokio::sync::Semaphore;

use crate::claims::{ExtraClaims, is_subject};
use crate::error::chain;
use crate::{Address, Attempt, Error, Identity, Result};

/// How long the service may take to accept a connection, and to answer a request.
const CONNECT: Duration = Duration::from_secs(5);
const ANSWER: Duration = Duration::from_secs(10);
/// How long addresses and keys are used before they are read again.
const FRESH: Duration = Duration::from_hours(24);
/// How long a service that could not be used is not asked again.
const REST: Duration = Duration::from_secs(5);
/// People whose sign-in has the service called at the same time. Anybody can have it called, so the rest is refused.
const CALLS: usize = 16;
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
        ExtraClaims,
        EmptyExtraTokenFields,
        CoreGenderClaim,
        CoreJweContentEncryptionAlgorithm,
        CoreJwsSigningAlgorithm,
    >,
    CoreTokenType,
>;

/// A client that knows where to send browsers.
type Ready = Client<
    ExtraClaims,
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
    pub redirect_uri: String,
    /// What is asked for besides `openid`, `email` and `profile`.
    pub scopes: Vec<String>,
    /// The claim with the groups of a person; a path such as `realm_access.roles` is possible.
    pub groups_claim: String,
}

/// The sign-in service of an organisation.
pub struct Service {
    setup: Setup,
    issuer: IssuerUrl,
    redirect_uri: RedirectUrl,
    http: reqwest::Client,
    state: Mutex<State>,
    calls: Semaphore,
}

/// What is known of the service.
#[derive(Default)]
struct State {
    discovered: Option<Discovered>,
    failed_at: Option<Instant>,
}

/// What the service published, and when it was read.
#[derive(Clone)]
struct Discovered {
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
        let redirect_uri = RedirectUrl::new(setup.redirect_uri.clone()).map_err(|error| unusable(&error))?;
        // The library warns of redirects: they would let the service choose what this server reads.
        let http = reqwest::Client::builder()
            .user_agent(concat!("concord/", env!("CARGO_PKG_VERSION")))
            .redirect(reqwest::redirect::Policy::none())
            .connect_timeout(CONNECT)
            .timeout(ANSWER)
            .https_only(!is_local);
        let http = if is_local { http.no_proxy() } else { http };
        let http = http.build().map_err(|error| unusable(&error))?;
        Ok(Self { setup, issuer, redirect_uri, http, state: Mutex::default(), calls: Semaphore::new(CALLS) })
    }

    /// The host of the service, for people.
    pub fn host(&self) -> &str {
        self.issuer.url().host_str().unwrap_or_default()
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
        let _call = self.calls.try_acquire().map_err(|_| Error::Busy)?;
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
        let _call = self.calls.try_acquire().map_err(|_| Error::Busy)?;
        let client = self.client().await?;
        let asked = client
            .exchange_code(AuthorizationCode::new(code.to_owned()))
            .map_err(|error| Error::Unusable(chain(&error)))?;
        let asked = asked.set_pkce_verifier(PkceCodeVerifier::new(attempt.verifier()));
        let tokens = asked.request_async(&self.http).await.map_err(|error| match error {
            RequestTokenError::ServerResponse(answer) if *answer.error() == CoreErrorResponseType::InvalidGrant => {
                Error::Refused(answer.to_string())
            }
            other => Error::Unusable(chain(&other)),
        })?;
        let claims = match checked(&client, &tokens, attempt) {
            // The service may have new keys.
            Err(Fault::Signature(_)) => checked(&*self.discover().await?, &tokens, attempt),
            other => other,
        };
        let claims = claims.map_err(Fault::into_error)?;
        let (said, is_whole) = self.by_token(claims)?;
        if is_whole {
            return Ok(said);
        }
        // Some services put these claims only here.
        let Ok(asked) = client.user_info(tokens.access_token().clone(), Some(claims.subject().clone())) else {
            return Ok(said);
        };
        let more: UserInfoClaims<ExtraClaims, CoreGenderClaim> =
            asked.request_async(&self.http).await.map_err(|error| Error::Unusable(chain(&error)))?;
        self.by_user_info(said, &more)
    }

    /// What the ID token says, and whether that is all that is needed.
    fn by_token(&self, claims: &IdTokenClaims<ExtraClaims, CoreGenderClaim>) -> Result<(Identity, bool)> {
        let address =
            claims.email().map(|email| Address { email: email.to_string(), is_verified: claims.email_verified() });
        let groups = self.groups(claims.additional_claims())?;
        let is_whole = !groups.is_empty() && address.as_ref().is_some_and(|address| address.is_verified.is_some());
        let name = claims.name().and_then(|name| name.get(None)).map(|name| name.to_string());
        let (issuer, subject) = (self.setup.issuer.clone(), claims.subject().to_string());
        Ok((Identity { issuer, subject, address, name, groups }, is_whole))
    }

    /// The same, completed by the user info.
    fn by_user_info(&self, said: Identity, more: &UserInfoClaims<ExtraClaims, CoreGenderClaim>) -> Result<Identity> {
        let address =
            more.email().map(|email| Address { email: email.to_string(), is_verified: more.email_verified() });
        let address = match (said.address, address) {
            (Some(one), Some(other)) if one.email == other.email => {
                Some(Address { is_verified: one.is_verified.or(other.is_verified), ..one })
            }
            (one, other) => one.or(other),
        };
        let name = || more.name().and_then(|name| name.get(None)).map(|name| name.to_string());
        let groups = if said.groups.is_empty() { self.groups(more.additional_claims())? } else { said.groups };
        Ok(Identity { address, name: said.name.or_else(name), groups, ..said })
    }

    fn groups(&self, claims: &ExtraClaims) -> Result<Vec<String>> {
        let name = &self.setup.groups_claim;
        if claims.leaves_groups_out(name) {
            let why = "it leaves out the groups of a person because there are too many: have it send those that this server needs";
            return Err(Error::Unusable(why.to_owned()));
        }
        Ok(claims.texts(name))
    }

    /// The client by what the service has published.
    async fn client(&self) -> Result<Arc<Ready>> {
        {
            let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(found) = state.discovered.as_ref().filter(|found| found.at.elapsed() < FRESH) {
                return Ok(Arc::clone(&found.client));
            }
            if state.failed_at.is_some_and(|at| at.elapsed() < REST) {
                return Err(Error::Resting);
            }
        }
        self.discover().await
    }

    /// The client by what the service publishes now. Nobody waits for what somebody else reads: with a service that does not
    /// answer, they would wait in a row.
    async fn discover(&self) -> Result<Arc<Ready>> {
        let published = CoreProviderMetadata::discover_async(self.issuer.clone(), &self.http).await;
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let published = published.map_err(|error| {
            state.failed_at = Some(Instant::now());
            Error::Unusable(chain(&error))
        })?;
        let id = ClientId::new(self.setup.client_id.clone());
        let secret = self.setup.client_secret.clone().map(ClientSecret::new);
        let client = Ready::from_provider_metadata(published, id, secret).set_redirect_uri(self.redirect_uri.clone());
        let client = Arc::new(client);
        *state =
            State { discovered: Some(Discovered { client: Arc::clone(&client), at: Instant::now() }), failed_at: None };
        Ok(client)
    }
}

/// Why an ID token is not accepted.
enum Fault {
    /// Perhaps the service has new keys.
    Signature(Error),
    /// No key would help.
    Other(Error),
}

impl Fault {
    fn into_error(self) -> Error {
        match self {
            Self::Signature(error) | Self::Other(error) => error,
        }
    }
}

/// The claims of the ID token, whose signature, issuer, audience, time and nonce are right.
fn checked<'a>(
    client: &Ready,
    tokens: &'a Tokens,
    attempt: &Attempt,
) -> Result<&'a IdTokenClaims<ExtraClaims, CoreGenderClaim>, Fault> {
    let missing = || Fault::Other(Error::Unusable("it sent no ID token".to_owned()));
    let token = tokens.id_token().ok_or_else(missing)?;
    let verifier = client.id_token_verifier().set_allowed_algs(SIGNATURES);
    let claims = token.claims(&verifier, &Nonce::new(attempt.nonce())).map_err(|error| {
        let invalid = Error::Invalid(chain(&error));
        let is_signature = matches!(error, ClaimsVerificationError::SignatureVerification(_));
        if is_signature { Fault::Signature(invalid) } else { Fault::Other(invalid) }
    })?;
    if !is_subject(claims.subject()) {
        return Err(Fault::Other(Error::Invalid("the subject is not an identifier".to_owned())));
    }
    Ok(claims)
}

impl Debug for Service {
    fn fmt(&self, f: &mut Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Service").field("issuer", &self.setup.issuer).finish_non_exhaustive()
    }
}
