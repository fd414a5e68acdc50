/** What can be chosen for a slot that is shown without a portal: query parameter → value → text. */
export const choices = {
  agent: {
    all: 'An agent who sells everything',
    ut: 'Unit trusts only',
    prs: 'Private retirement schemes only',
    none: 'No agent signed in',
  },
  mode: { light: 'Light', dark: 'Dark' },
  width: { full: 'All of the window', 360: 'Phone, 360', 768: 'Tablet, 768', 1280: 'Computer, 1280' },
  latency: { 0: 'At once', 500: 'After 0.5 s', 3000: 'After 3 s' },
  failure: {
    none: 'Nothing fails',
    error: 'Every call is answered 500',
    network: 'There is no network',
    timeout: 'Every call times out',
    hang: 'No call is answered',
    text: 'Answers are no JSON',
    reference: 'Reference data have failed',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** One value of each choice. */
export type Chosen = { readonly [Name in keyof typeof choices]: string };

/** Reads what a query chooses; what it does not say, or what there is not, is the default. */
export function readChosen(query: URLSearchParams): Chosen {
  const chosen = (name: keyof typeof choices): string => {
    const values = Object.keys(choices[name]);
    // numbers come first in an object, in whatever order they were written
    const initial = values.find((value) => value === initialValues[name]) ?? '';
    return values.find((value) => value === query.get(name)) ?? initial;
  };
  return {
    agent: chosen('agent'),
    mode: chosen('mode'),
    width: chosen('width'),
    latency: chosen('latency'),
    failure: chosen('failure'),
  };
}

const initialValues: Chosen = { agent: 'all', mode: 'light', width: 'full', latency: '0', failure: 'none' };
