import { objectionsToNames } from './names.ts';
import { oracle } from './oracle.ts';
import { fieldsOf, isRecord, type Sent } from './sent.ts';

const sameNames = (sent: object, listed: object): readonly string[] =>
  objectionsToNames(Object.keys(sent), Object.keys(listed));

/** Objections to a request to the content service, field by field. `baseUrl` is the service's address. */
export function objectionsToContentCall(sent: Sent, baseUrl: string): readonly string[] {
  const { pathname, searchParams } = new URL(sent.url);
  const base = new URL(baseUrl).pathname.replace(/\/$/, '');
  const name = `${sent.method} ${pathname.slice(base.length + 1)}`;
  const call = oracle.content.find(({ method, path }) => `${method} ${path}` === name);
  if (call === undefined) return [`${name}: no such call of the content service in the specification`];

  const query = Object.fromEntries(searchParams);
  const wanted = call.query ?? {};
  const values = Object.entries(wanted).filter(
    ([key, value]) => query[key] !== undefined && query[key] !== value,
  );
  const fields = fieldsOf(sent.body) ?? {};
  const insides = Object.entries(call.body ?? {}).flatMap(([key, listed]) => {
    const inside = fields[key];
    return isRecord(inside) ? objectionsToNames(Object.keys(inside), listed) : [`${key} is not an object`];
  });
  // a token of three parts is an agent's token, which this service must not get
  const isBearer = /^Bearer [^\s.]+$/.test(sent.headers.authorization ?? '');
  const hasKey = Object.keys(sent.headers).some((header) => header.endsWith('subscription-key'));
  return [
    ...sameNames(query, wanted),
    ...values.map(
      ([key, value]) => `${key} is ${JSON.stringify(query[key])} and not ${JSON.stringify(value)}`,
    ),
    ...sameNames(fields, call.body ?? {}),
    ...insides,
    ...(isBearer ? [] : ['the service’s bearer token is missing']),
    ...(hasKey ? ['the main API’s subscription key is not for this service'] : []),
  ].map((objection) => `${name}: ${objection}`);
}
