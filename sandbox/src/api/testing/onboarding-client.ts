import { bankarWire } from '@portal/shared/testing/bank-account';
import type { Applicant } from '../../seed/onboarding/onboarding-payload.ts';
import { type AgentClient, add, createAgentClient, textAt } from './agent-client.ts';
import { onboardingOfPerson } from './example-onboarding.ts';
import { PDF } from './request-ids.ts';
import type { Answer, TestApi } from './test-api.ts';

let running = 0;

/** An agent with an onboarding, under whose id the calls about a customer are made. */
export interface OnboardingClient extends AgentClient {
  readonly onboardingId: string;
  /** Saves the onboarding; `fields` replace those of the request. */
  save(fields?: object): Promise<Answer>;
}

/** For tests: creates an agent who onboards a person. Nothing is saved yet. */
export async function createOnboardingClient(
  api: TestApi,
  key: string,
  who: Applicant,
): Promise<OnboardingClient> {
  const client = await createAgentClient(api, key);
  running += 1;
  const onboardingId = `ONB-${running}`;
  const head = { userId: client.agent.userId, customerId: onboardingId };
  return {
    ...client,
    onboardingId,
    head,
    customer: { ...client.customer, customerId: onboardingId, name: who.name },
    account: (plan) => `${onboardingId}-${plan}`,
    save: (fields = {}) =>
      client.post('/application/cart/onboarding', {
        channel: 'Digital AOF',
        ...head,
        customerName: who.name,
        id: onboardingId,
        agent: client.agent.codes.ut,
        payload: onboardingOfPerson(who),
        isAOFCompleted: true,
        ...fields,
      }),
  };
}

/**
 * For tests: uploads a PDF, for a required document or for none.
 * @returns its path
 */
export async function upload(client: AgentClient, docId?: string): Promise<string> {
  const answer = await client.post('/helpme/s3getpost', {
    Type: 'post',
    FileName: 'a.pdf',
    ContentType: 'application/pdf',
    Content: PDF,
    ...(docId === undefined ? {} : { docId }),
  });
  return textAt(answer.body, 'path');
}

/**
 * For tests: adds the applicant's own bank account under the onboarding.
 * @returns the item's id.
 */
export async function addBank(client: OnboardingClient, who: Applicant): Promise<string> {
  const added = await client.post('/application/cart/bankar', {
    channel: 'Digital Form',
    ...client.head,
    customerName: who.name,
    payload: {
      ...bankarWire,
      account: client.account('CS'),
      bankAccName: who.name,
      bankAccNumber: '514011112222',
      isDefault: true,
      validationIdType: '1',
      validationId: who.idNo,
      bankAccountStatementFileName: '2026-11-01 statement.pdf',
      bankAccountStatementFileURL: await upload(client),
      onboardingId: client.onboardingId,
    },
  });
  expect(added).toMatchObject({ status: 200 });
  return textAt(added.body, 'id');
}

/**
 * For tests: adds an investment under the onboarding.
 * @returns the item's id.
 */
export const invest = (client: OnboardingClient, overrides: object = {}): Promise<string> =>
  add(client, { onboardingId: client.onboardingId, scheme: 'CBMGF', satRank: 4, ...overrides });

/** For tests: reads the lists of the onboarding's cart in a channel. */
export const cartOf = async (client: OnboardingClient, channel: string) =>
  Object((await client.get('/application/cart/list', { ...client.head, channel })).body);
