import { lookups } from '@portal/shared/api/lookups';
import { readPhone } from '@portal/shared/person/read-phone';
import { decoded, samples, testAgent } from '@portal/shared/testing';
import { answersSchema } from './answers.ts';
// written by the code of the release that was before the rows of fields: drafts, payloads, and how it opened these
import earlier from './earlier-release.json' with { type: 'json' };
import { fromPayload } from './from-payload.ts';
import { toPayload } from './to-payload.ts';

const facts = {
  agent: testAgent,
  lookups: decoded(lookups, {
    ...samples.lookups,
    // a criterion that no stated income or assets deny
    sophisticatedInvestorTypes: [{ customerType: 'Individual', digitalName: 'Knowledge', value: '1' }],
  }),
  today: '2026-11-21',
  readPhone,
};

test.each(Object.entries(earlier))(
  '[ONB-01] a draft of the release before opens with nothing lost, and is sent as it was: %s',
  (_name, { draft, payload }) => {
    expect(answersSchema.parse(draft)).toMatchObject(draft);
    expect(toPayload(answersSchema.parse(draft), facts)).toEqual(payload);
  },
);

test.each(Object.entries(earlier))(
  '[ONB-01] an onboarding that the release before has saved opens with nothing lost, and is saved unchanged: %s',
  (_name, { payload, opened }) => {
    expect(fromPayload(payload)).toMatchObject(opened);
    expect(toPayload(fromPayload(payload), facts)).toEqual(payload);
  },
);
