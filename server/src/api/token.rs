//! `/tokens`: tokens for programs.

use app::call::Visit;
use axum::Json;
use axum::extract::{Extension, State};
use axum::http::StatusCode;
use engine::people::token::{NewToken, Token};
use serde::Deserialize;
use shared::TokenId;
use utoipa::ToSchema;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::{ApiJson, ApiPath, CurrentActor, Refusal};
use crate::AppState;

/// Days a token made by password lasts, unless the program asks otherwise.
const DAYS: i64 = 30;

pub(super) fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(list, add)).routes(routes!(remove))
}

/// An e-mail address and a password, for a token.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
struct ByPassword {
    /// The e-mail address.
    email: String,
    /// The password.
    password: String,
    /// A sign-in code, if the account has them.
    #[serde(default)]
    code: String,
    /// What the token is called.
    #[serde(default = "program")]
    name: String,
    /// How many days it lasts.
    #[serde(default = "days")]
    days: i64,
}

fn program() -> String {
    "program".to_owned()
}

const fn days() -> i64 {
    DAYS
}

/// One's own tokens, without their secrets.
#[utoipa::path(get, path = "/tokens", tag = "account", responses((status = 200, body = [Token])))]
async fn list(State(state): State<AppState>, CurrentActor(actor): CurrentActor) -> Result<Json<Vec<Token>>, Refusal> {
    Ok(Json(state.engine.tokens(&actor).await?))
}

/// Makes a token with an e-mail address and a password. Its secret is shown once.
#[utoipa::path(post, path = "/tokens", tag = "account", request_body = ByPassword, security(()),
    responses((status = 201, body = NewToken), (status = 422, description = "They do not fit together"), (status = 429, description = "Too many attempts")))]
async fn add(
    State(state): State<AppState>,
    Extension(visit): Extension<Visit>,
    ApiJson(by): ApiJson<ByPassword>,
) -> Result<(StatusCode, Json<NewToken>), Refusal> {
    let signed_in = state.engine.sign_in_with_code(&by.email, &by.password, &by.code, &visit.address).await?;
    Ok((StatusCode::CREATED, Json(state.engine.token_for(signed_in, &by.name, by.days).await?)))
}

/// Ends a token.
#[utoipa::path(delete, path = "/tokens/{token}", tag = "account", params(("token" = TokenId, Path)), responses((status = 204)))]
async fn remove(
    State(state): State<AppState>,
    CurrentActor(actor): CurrentActor,
    ApiPath(token): ApiPath<TokenId>,
) -> Result<StatusCode, Refusal> {
    state.engine.remove_token(&actor, token).await?;
    Ok(StatusCode::NO_CONTENT)
}
