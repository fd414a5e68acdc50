import { decisions } from './decisions.ts';
import { objectionsToDeclaration } from './declaration.ts';
import { objectionsToNames } from './names.ts';
import { type MainCall, nameOf, oracle } from './oracle.ts';
import { objectionsToPayload } from './payloads.ts';
import { fieldsOf, type Sent } from './sent.ts';
import { objectionsToTimes } from './times.ts';

/** The only call that is allowed without a session. */
const publicCall = '/public/helpme/maintenance';
/** The call that has a declaration. */
const checkoutPath = '/application/checkout';

/** The oracle's result for a request: the specification's call, and the objections to the request. */
export interface Verdict {
  readonly call: string | undefined;
  readonly objections: readonly string[];
}

const segments = (path: string): readonly string[] => path.split('/');

/** Whether a path belongs to a call; `{name}` matches any one segment. */
function isPathOf({ path }: MainCall, requested: string): boolean {
  const wanted = segments(path);
  const given = segments(requested);
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => part === given[at] || (part.startsWith('{') && given[at]))
  );
}

/** The names that a request must have: those of a decision, or the specification's most similar set. */
function expectedNames(call: MainCall, sent: readonly string[]): readonly string[] {
  const decided = decisions.find(
    (decision) => decision.call === nameOf(call) && objectionsToNames(sent, decision.sent).length === 0,
  );
  if (decided) return decided.sent;
  const sets = call.oneOf ?? [call.query ?? call.body ?? []];
  const [nearest = []] = [...sets].sort(
    (one, other) => objectionsToNames(sent, one).length - objectionsToNames(sent, other).length,
  );
  return nearest;
}

function objectionsToValues(call: MainCall, value: (name: string) => unknown): readonly string[] {
  const fixed = Object.entries(call.fixed ?? {}).filter(([name, wanted]) => value(name) !== wanted);
  const channel = value('channel');
  const hasOtherChannel = call.channel !== undefined && !call.channel.some((known) => known === channel);
  return [
    ...fixed.map(
      ([name, wanted]) => `${name} is ${JSON.stringify(value(name))} and not ${JSON.stringify(wanted)}`,
    ),
    ...(hasOtherChannel ? [`channel ${JSON.stringify(channel)} is not a channel of this call`] : []),
  ];
}

function objectionsToHeaders({ headers }: Sent, path: string): readonly string[] {
  const hasKey = Object.keys(headers).some((name) => name.endsWith('subscription-key'));
  const isSignedIn = /^Bearer [\w-]+\.[\w-]+\.[\w-]+$/.test(headers.authorization ?? '');
  return [
    ...(hasKey ? [] : ['the subscription key is missing']),
    ...(isSignedIn || (path === publicCall && headers.authorization === undefined)
      ? []
      : ['the bearer id token is missing']),
  ];
}

function objectionsToRead(
  call: MainCall,
  { searchParams }: URL,
  body: string | undefined,
): readonly string[] {
  const names = [...searchParams.keys()];
  return [
    ...(call.open ? [] : objectionsToNames(names, expectedNames(call, names))),
    ...objectionsToValues(call, (name) => searchParams.get(name)),
    ...(body === undefined ? [] : ['a read has no body']),
    ...objectionsToTimes(Object.fromEntries(searchParams)),
  ];
}

function objectionsToWrite(call: MainCall, url: URL, body: string | undefined): readonly string[] {
  const fields = fieldsOf(body);
  const query = url.search === '' ? [] : ['a write has no query'];
  if (fields === undefined) return [...query, 'the body is not a JSON object'];
  const names = Object.keys(fields);
  return [
    ...query,
    ...(call.open ? [] : objectionsToNames(names, expectedNames(call, names))),
    ...objectionsToValues(call, (name) => fields[name]),
    ...objectionsToPayload(call.path, fields.payload),
    ...objectionsToTimes(fields),
    ...(call.path === checkoutPath ? objectionsToDeclaration(fields.declaration) : []),
  ];
}

/** Compares a request to the main API with the specification, field by field. `baseUrl` is the API's address. */
export function judgeMainCall(sent: Sent, baseUrl: string): Verdict {
  const url = new URL(sent.url);
  const path = url.href.slice(baseUrl.length).split('?')[0] ?? '';
  const call = oracle.main.find((known) => known.method === sent.method && isPathOf(known, path));
  if (call === undefined)
    return { call: undefined, objections: [`${sent.method} ${path}: no such call in the specification`] };
  const objections = [
    ...objectionsToHeaders(sent, path),
    ...(call.method === 'GET'
      ? objectionsToRead(call, url, sent.body)
      : objectionsToWrite(call, url, sent.body)),
  ];
  return { call: nameOf(call), objections: objections.map((objection) => `${nameOf(call)}: ${objection}`) };
}
