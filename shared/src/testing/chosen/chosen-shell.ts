import { type EndpointName, endpoints } from '@portal/shared/api/index';
import type { Agent, ReferenceName, SignIn } from '../../contract/index.ts';
import type { Fault } from '../fake-adapter.ts';
import { type FakeApi, fakeApi } from '../fake-api.ts';
import { samples } from '../samples/index.ts';
import { sampleReference } from '../samples/reference.ts';
import { testAgent } from '../test-agent.ts';
import { testSession } from '../test-session.ts';
import { productReadBackTimes, type TestShell, testShell } from '../test-shell.ts';
import type { Chosen } from './choices.ts';

/** A remote's `samples.ts`: adds the replies to its own calls. */
export type AnswerOwnCalls = (api: FakeApi) => void;

const { agentCodeUt: _ut, ...withoutUt } = testAgent;
const { agentCodePrs: _prs, ...withoutPrs } = testAgent;
/** Who is signed in, by `Chosen.agent`; no agent for another text. */
const agents: ReadonlyMap<string, Agent> = new Map<string, Agent>([
  ['all', testAgent],
  ['ut', withoutPrs],
  ['prs', withoutUt],
]);

/** How every call fails, by `Chosen.failure`. */
const faults: ReadonlyMap<string, Fault> = new Map<string, Fault>([
  ['error', { status: 500 }],
  ['network', 'network'],
  ['timeout', 'timeout'],
  ['hang', 'hang'],
  ['text', { text: '<html>' }],
]);

const referenceNames: readonly ReferenceName[] = [
  'lookups',
  'schemes',
  'funds',
  'topPerformingFunds',
  'documents',
  'satQuestions',
  'satForms',
  'customers',
];

/**
 * For a slot without host and sandbox: creates the test shell with what was chosen, and an API that replies to every call
 * with its sample, late or with a fault. `answerOwnCalls` adds replies to calls that only this remote has.
 */
export function chosenShell(chosen: Chosen, answerOwnCalls: AnswerOwnCalls = () => {}): TestShell {
  const fault = faults.get(chosen.failure);
  const api = fakeApi({ latencyMs: Number(chosen.latency), ...(fault ? { fault } : {}) });
  replyWithSamples(api);
  answerOwnCalls(api);

  const session = testSession();
  const agent = agents.get(chosen.agent);
  const begin = (signedIn: Agent) =>
    session.set({ status: 'active', agent: signedIn, expiresAt: Date.now() + 15 * 60_000 });
  if (agent) begin(agent);
  else session.set({ status: 'signed-out', reason: 'never-signed-in' });
  const signIn: SignIn = {
    start: (_tokens, signedIn) => begin(signedIn),
    startLinking: () => session.set({ status: 'linking' }),
    linked: begin,
    confirm: () => 'confirmed',
    fail: (reason) => session.end(reason),
  };
  const hasReference = chosen.failure !== 'reference';
  return testShell({
    session,
    signIn,
    reference: hasReference ? sampleReference() : {},
    failedReference: hasReference ? [] : referenceNames,
    readBackTimes: productReadBackTimes,
  });
}

const isEndpointName = (name: string): name is EndpointName => Object.hasOwn(endpoints, name);

/** Makes an API reply to every call with its sample. */
function replyWithSamples(api: FakeApi): void {
  const reply = <Name extends EndpointName>(name: Name) => api.reply(endpoints[name], samples[name]);
  for (const name of Object.keys(endpoints)) if (isEndpointName(name)) reply(name);
}
