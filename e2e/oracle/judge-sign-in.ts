import { objectionsToNames } from './names.ts';
import { oracle } from './oracle.ts';
import { fieldsOf, isRecord, type Sent } from './sent.ts';

const { authorize, exchange, refresh } = oracle.identityProvider;

/** Objections to a token request, which must be a form with exactly the specified fields. */
export function objectionsToTokenRequest({ headers, body }: Sent): readonly string[] {
  const form = new URLSearchParams(body ?? '');
  const { fields } = form.get('grant_type') === 'refresh_token' ? refresh : exchange;
  const isForm = (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
  return [...(isForm ? [] : ['it is not a form']), ...objectionsToNames([...form.keys()], fields)].map(
    (objection) => `token request: ${objection}`,
  );
}

/** The names of the requested claims, of id token and user info. */
function claimsIn(parameter: string | null): readonly string[] {
  const requested = Object.values(fieldsOf(parameter ?? '') ?? {}).filter(isRecord);
  return [...new Set(requested.flatMap((claims) => Object.keys(claims)))];
}

/** Objections to the address that the sign-in window opens. */
export function objectionsToAuthorization(address: string): readonly string[] {
  const { searchParams } = new URL(address);
  const { claims, ...wanted } = authorize;
  return [
    ...Object.entries(wanted)
      .filter(([name, value]) => searchParams.get(name) !== value)
      .map(([name, value]) => `${name} is ${searchParams.get(name)} and not ${value}`),
    ...['client_id', 'redirect_uri', 'code_challenge']
      .filter((name) => !searchParams.get(name))
      .map((name) => `${name} is missing`),
    ...objectionsToNames(claimsIn(searchParams.get('claims')), claims),
  ].map((objection) => `authorization: ${objection}`);
}
