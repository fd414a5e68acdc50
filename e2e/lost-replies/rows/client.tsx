import { deleteFromCart } from '@portal/shared/api/cart';
import { addOnboarding } from '@portal/shared/api/onboarding';
import { addSat, satAnswers, satQuestions } from '@portal/shared/api/suitability';
import { satPayload } from '@portal/shared/api/suitability-payload';
import { malaysianInstant } from '@portal/shared/dates';
import * as z from '@portal/shared/schema';
import { screen, within } from '@testing-library/react';
import { fromPayload } from '../../../mfe-client/src/onboarding/answers/from-payload.ts';
import { OnboardingPage, onboardingRemoteData } from '../../../mfe-client/src/onboarding/index.ts';
import { readItemValues } from '../../../mfe-client/src/suitability/answers/assessment-values.ts';
import { SuitabilityPage, suitabilityRemoteData } from '../../../mfe-client/src/suitability/index.ts';
import { onboardingPayload } from '../../../sandbox/src/seed/onboarding/onboarding-payload.ts';
import { satPayloadSent } from '../../oracle/sat.ts';
import type { Row } from '../row.ts';
import { findButton, type Stage } from '../stage.tsx';

const Suitability = suitabilityRemoteData.wrap(SuitabilityPage);
const Onboarding = onboardingRemoteData.wrap(OnboardingPage);

/** All answers of an assessment, as the form keeps them, with the age that the record has. */
async function typedAssessment({ api, customer }: Stage): Promise<object> {
  const [earlier, questions] = await Promise.all([
    api.call(satAnswers, { customerId: customer.customerId }),
    api.call(satQuestions, {}),
  ]);
  const age = earlier.locked.find(({ questionId }) => questionId === 1)?.value;
  const answeredAt = malaysianInstant(new Date());
  const { answers, ...content } = satPayloadSent({ ageOption: String(age) });
  const payload = {
    ...content,
    answers: answers.map((answer) => ({ ...answer, answeredAt })),
    answeredAt,
    vIAnsweredAt: answeredAt,
  };
  const listed = z.safeParse(satPayload, payload);
  if (!listed.success) throw new Error(z.prettifyError(listed.error));
  return readItemValues(listed.data, questions, earlier);
}

/** A name of letters, another for each cell. */
const nameOf = (cell: string): string => [...cell].map((digit) => 'abcdefghij'[Number(digit)]).join('');

/** An applicant of no agent, with a number that only this cell has. */
function applicantOf({ name }: Stage) {
  // the last digit says that she is a woman
  const serial = String(2 * Number(name)).padStart(4, '0');
  return {
    id: `ONB-cell-${name}`,
    answers: onboardingPayload(
      {
        name: `Nurul Huda ${nameOf(name)}`,
        idNo: `910725-10-${serial}`,
        dateOfBirth: '1991-07-25',
        gender: 'F',
        race: '01',
        nationality: 'MY',
        tel: '123319047',
        email: `applicant-${name}@mail.example`,
      },
      malaysianInstant(new Date()),
    ),
  };
}

/** The applicant's onboardings at the service. */
const itemsOf = async (stage: Stage, id: string, state: string) =>
  (await stage.service.effects(stage.agent.sub, id)).items.filter((item) => item.state === state).length;

export const clientRows: readonly Row[] = [
  {
    call: addSat,
    on: 'assessment',
    isReadBack: true,
    words: {
      done: /Assessment of .* is in the cart/,
      not: /The assessment was not put into the cart/,
      unknown: /No answer came, so the assessment may or may not be in the cart/,
    },
    async open(stage) {
      const { customerId } = stage.customer;
      const user = stage.open(<Suitability />, suitabilityRemoteData, {
        path: `/sat?customerId=${customerId}`,
        typed: { [`sat:${customerId}`]: await typedAssessment(stage) },
      });
      await findButton('Add to cart');
      return {
        press: async () => user.click(await findButton('Add to cart')),
        count: async () => (await stage.effects()).items.filter(({ type }) => type === 'sat').length,
      };
    },
  },
  {
    call: addOnboarding,
    on: 'onboarding',
    isShort: true,
    isReadBack: true,
    words: {
      done: /Saved \d/,
      not: /The onboarding was not saved/,
      unknown: /It is not known whether the onboarding was saved/,
    },
    async open(stage) {
      const { id, answers } = applicantOf(stage);
      const user = stage.open(<Onboarding />, onboardingRemoteData, {
        path: `/onboarding?onboarding=${id}&step=contact`,
        typed: { [`onboarding:${id}`]: { answers: fromPayload(answers) } },
      });
      await findButton(/^Continue to/);
      return {
        press: async () => user.click(await findButton(/^Continue to/)),
        count: () => itemsOf(stage, id, 'cart'),
      };
    },
  },
  {
    call: deleteFromCart,
    on: 'unfinished onboardings',
    isShort: true,
    isReadBack: true,
    words: {
      done: /The onboarding of .* was removed/,
      not: /The onboarding of .* was not removed/,
      unknown: /It is not known whether the onboarding of .* was removed/,
    },
    async open(stage) {
      const { id, answers } = applicantOf(stage);
      const { userId, codes } = stage.agent;
      await stage.api.call(addOnboarding, {
        channel: 'Digital AOF',
        userId,
        customerId: id,
        customerName: answers.identity?.name ?? '',
        id,
        agent: codes.ut,
        payload: answers,
        isAOFCompleted: false,
      });
      const user = stage.open(<Onboarding />, onboardingRemoteData, { path: '/onboarding' });
      const name = new RegExp(`^Remove the onboarding of Nurul Huda ${nameOf(stage.name)}`, 'i');
      await findButton(name);
      return {
        async press() {
          await user.click(await findButton(name));
          const dialog = await screen.findByRole('dialog', { name });
          await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
        },
        count: () => itemsOf(stage, id, 'removed'),
      };
    },
  },
];
