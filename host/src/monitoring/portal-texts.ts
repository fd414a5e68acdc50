/**
 * Texts of the portal that the build does not find in the sources, or of which more than the fixed words is known. The
 * first one that fits counts.
 */
export const portalTexts: readonly string[] = [
  // where a report comes from
  'slot {name}',
  'content policy',
  'content policy, {address}:{number}',
  'record',
  'agent check',
  'sign-in code',
  'sign-in preparation',
  'maintenance notice',
  // messages and details of reports
  'sign-in failed',
  'confirmation failed',
  'another tab did not finish its refresh',
  '… has a value of another kind',
  'registry.json could not be fetched ({number})',
  '/config.json could not be fetched ({number})',
  '/registry.json could not be fetched ({number})',
  // load-failure.ts
  '{address} could not be loaded',
  '{address}, a file of the host, could not be loaded',
  'did not load within {number} s',
  'no integrity hash is known for {address}',
  '{address} has no container',
  'slot {name} is not a parcel',
  'threw while loading: {text}',
  'threw while rendering: {text}',
  'refused: …',
  // the registry and what remotes declare; the page about the remotes says the rest
  'registry.json: {name} is refused, … without its integrity',
  'registry.json: {name} is refused, …',
  'the record of {name} could not be used',
  'no remote {name}',
  '{name} declares …',
  '{name} fills …',
  '{name} claims …',
  '{name} has …',
  // policy-violations.ts
  'Blocked {origin} by {name}',
  'Blocked {name} by {name}',
  ...'inline eval wasm-eval unknown data: blob: trusted-types-sink trusted-types-policy'.split(' '),
  ...'script-src script-src-elem script-src-attr style-src style-src-elem style-src-attr img-src'.split(' '),
  ...'connect-src font-src frame-src child-src media-src object-src worker-src manifest-src'.split(' '),
  ...'default-src base-uri form-action frame-ancestors require-trusted-types-for trusted-types'.split(' '),
  // last: each failure of a remote is another text
  '{name}: {text}',
];
