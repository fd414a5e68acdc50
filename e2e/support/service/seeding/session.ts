import { randomUUID } from 'node:crypto';
import { originsAt } from '@portal/sandbox/src/origins/origins.ts';
import { configFor, subscriptionKey } from '@portal/sandbox/src/portal/config.ts';
import {
  authorizationUrl,
  challengeOf,
  createCodeVerifier,
  createRandomHex,
  loginCallbackUri,
} from '@portal/shared/oidc';
import * as z from '@portal/shared/schema';
import { type APIRequestContext, expect, type Page, request } from 'playwright/test';
import { buildAgent } from '../../../../mfe-auth/src/agent/build-agent.ts';
import { type PlantedSession, plantSession } from '../../../../shared/mount/plant-session.ts';
import { storedKeys } from '../../page/stored-data.ts';
import type { Credentials } from '../../screens/sign-in.ts';
import { origins } from '../environment.ts';

const { identityProvider: provider } = configFor(originsAt(origins.host.port), false);
const redirectUri = loginCallbackUri(origins.host.url);

const tokenResponse = z.object({ id_token: z.string(), access_token: z.string(), refresh_token: z.string() });
const idTokenClaims = z.looseObject({
  sub: z.string(),
  iss: z.string(),
  email: z.optional(z.string()),
  agent_customer_id: z.optional(z.string()),
  agent_uuid: z.optional(z.string()),
  displayName: z.optional(z.string()),
});
const userMapping = z.object({ user_id: z.string() });
const agentProfile = z.object({ agentNric: z.string() });
const agentRecords = z.array(
  z.object({
    Id: z.string(),
    Name: z.string(),
    Email: z.string(),
    ChannelCode: z.string(),
    RegistrationType: z.string(),
    Status: z.string(),
  }),
);

/** Another browser than the test's, so that the test's faults do not apply. Calls reject where the service refuses. */
const clientOptions = { userAgent: 'portal-seed', failOnStatusCode: true };

/** The main API, called outside the browser as a signed-in agent. */
class MainApi {
  readonly #request: APIRequestContext;

  private constructor(context: APIRequestContext) {
    this.#request = context;
  }

  static async of(idToken: string): Promise<MainApi> {
    const headers = { authorization: `Bearer ${idToken}`, 'ocp-apim-subscription-key': subscriptionKey };
    return new MainApi(await request.newContext({ ...clientOptions, extraHTTPHeaders: headers }));
  }

  /** The decoded JSON of a read. */
  async get(path: string, params: Readonly<Record<string, string>>): Promise<unknown> {
    return (await this.#request.get(origins.api.url + path, { params: { ...params } })).json();
  }

  /** The decoded JSON of a command's answer. */
  async post(path: string, data: object): Promise<unknown> {
    return (await this.#request.post(origins.api.url + path, { data })).json();
  }
}

/** A signed-in agent outside the browser: the tokens, and what the portal keeps of the session. */
export interface SeededSession {
  readonly api: MainApi;
  /** The stored session without its clock, which starts when a page takes the session over. */
  readonly stored: Readonly<Record<string, unknown>>;
}

/** Walks the provider's authorization code flow over HTTP: the same tokens as in the sign-in window, without a browser. */
async function fetchTokens({ email, password }: Credentials): Promise<z.output<typeof tokenResponse>> {
  const client = await request.newContext(clientOptions);
  const verifier = createCodeVerifier(provider.codeVerifierValues);
  const state = createRandomHex();
  const authorization = {
    provider,
    redirectUri,
    challenge: await challengeOf(verifier),
    state,
    nonce: createRandomHex(),
  };
  const form = await client.get(authorizationUrl(authorization));
  const callback = await client.post(`${form.url()}/login`, { form: { email, password } });
  const code = new URL(callback.url()).searchParams.get('code');
  if (code === null) throw new Error(`The identity provider answered without a code: ${callback.url()}`);
  const exchange = {
    grant_type: 'authorization_code',
    client_id: provider.clientId,
    code,
    redirect_uri: redirectUri,
    code_verifier: verifier,
  };
  const answer = await client.post(provider.tokenEndpoint, { form: exchange });
  const tokens = tokenResponse.parse(await answer.json());
  await client.dispose();
  return tokens;
}

function claimsOf(idToken: string): z.output<typeof idTokenClaims> {
  const payload = idToken.split('.')[1] ?? '';
  return idTokenClaims.parse(JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')));
}

const tokensOf = ({ id_token, access_token, refresh_token }: z.output<typeof tokenResponse>) => ({
  idToken: id_token,
  accessToken: access_token,
  refreshToken: refresh_token,
});

/** Signs an agent in that is not linked: what the portal keeps until account linking is done. */
export async function createLinkingSession(credentials: Credentials): Promise<Pick<SeededSession, 'stored'>> {
  const tokens = tokensOf(await fetchTokens(credentials));
  return { stored: { status: 'linking', id: randomUUID(), tokens } };
}

/** Signs an agent in without a browser. The agent must be linked and active. */
export async function createSession(credentials: Credentials): Promise<SeededSession> {
  const tokens = await fetchTokens(credentials);
  const api = await MainApi.of(tokens.id_token);
  const claims = claimsOf(tokens.id_token);
  const agentCustomerId = claims.agent_customer_id ?? '';
  const { user_id: userId } = userMapping.parse(
    await api.get('/iaccess/v3/user/mapping', { identification_id: claims.sub, user_type: 'Agent' }),
  );
  const [records, profile] = await Promise.all([
    api.get('/agent/v2/agents', { agentcustomerid: agentCustomerId }),
    api.get('/application/agent/profile', { customerId: agentCustomerId, userId }),
  ]);
  const identity = { claims, agentCustomerId, userId, nric: agentProfile.parse(profile).agentNric };
  return {
    api,
    stored: {
      status: 'active',
      id: randomUUID(),
      tokens: tokensOf(tokens),
      agent: buildAgent(identity, agentRecords.parse(records)),
    },
  };
}

/** Gives a session to a page that has not loaded the portal yet. Its next navigation finds the agent signed in. */
export async function giveSession(page: Page, { stored }: Pick<SeededSession, 'stored'>): Promise<void> {
  expect(page.url(), 'a session is given to a page before it loads the portal').toBe('about:blank');
  const planted: PlantedSession = { origin: origins.host.url, key: storedKeys.session, session: stored };
  await page.addInitScript(plantSession, planted);
}
