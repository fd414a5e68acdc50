import { personFields } from '@portal/shared/person';
import { masked, type Part } from '../oracle/questions.ts';
import { bankar } from '../oracle/questions-of-bankar.ts';
import { observeBankarForm, observeBankarPage } from './bankar-form.fixtures.tsx';
import { namesIn, without } from './compare.ts';
import { hasOthers, variants } from './lookups.ts';
import { observeOnboardingForm } from './onboarding-page.fixtures.tsx';
import { onboardingRows, onboardingSituations } from './onboarding-rows.ts';
import { updateGroups, updateNames, updateRows } from './update-cases.ts';
import { formNames, observeUpdateForm } from './update-form.fixtures.ts';

const onboardings = onboardingSituations.flatMap(([title, part, situation]) =>
  variants
    .filter((variant) => variant === 'name' || hasOthers(situation.given))
    .map((variant) => [title, variant, part, situation] as const),
);

test.each(onboardings)(
  '[ONB-03] [ITM-08] the form of an onboarding asks, requires and sends: %s, Others by %s',
  (_title, variant, part, situation) => expect(observeOnboardingForm(part, situation, variant)).toEqual([]),
);

test.each(updateRows)(
  '[CLI-07] the form of an update asks, requires and sends: %s, Others by %s',
  (_title, variant, part, situation) => expect(observeUpdateForm(part, situation, variant)).toEqual([]),
);

const bankAccounts = bankar.situations.map((situation) => [situation.who, situation] as const);

test.each(bankAccounts)('[ITM-06] the form of a bank account requires and sends: %s', (_who, situation) =>
  expect(observeBankarForm(situation)).toEqual([]),
);

test.each(bankAccounts)(
  '[ITM-06] the form of a bank account asks, and blurs what is private: %s',
  (_who, situation) => expect(observeBankarPage(situation)).toEqual([]),
);

test('the groups of the oracle’s update have all fields of the form once', () =>
  expect([...updateNames].sort()).toEqual([...formNames].sort()));

const personParts: readonly (readonly [string, Part])[] = [
  ...Object.entries(onboardingRows),
  ...updateGroups.map(([group, part]) => [`update of ${group}`, part] as const),
];

test.each([...personParts, ['bank account', bankar] as const])(
  'the oracle’s questions agree with themselves: %s',
  (_part, { names, private: own, situations }) => {
    const all = namesIn(names);
    expect(without(namesIn(own), all)).toEqual([]);
    for (const { required, optional, sent = {}, given } of situations) {
      const sentNames = [...namesIn(required), ...namesIn(optional), ...Object.keys(sent)];
      expect(without(sentNames, all)).toEqual([]);
      expect(new Set(sentNames).size).toBe(sentNames.length);
      expect(given).toBeDefined();
    }
  },
);

test('the oracle asks at least 40 situations of people, each once', () => {
  const titles = personParts.flatMap(([part, { situations }]) =>
    situations.map(({ who }) => `${part}: ${who}`),
  );
  expect(titles.length).toBeGreaterThanOrEqual(40);
  expect(new Set(titles).size).toBe(titles.length);
});

test.each(personParts)(
  'what is private is blurred in the privacy view or masked, and nothing else: %s',
  (_part, part) => {
    const isPrivate = (name: string) => personFields.get(name)?.care !== undefined;
    expect(namesIn(part.names).filter(isPrivate).sort()).toEqual([...namesIn(part.private)].sort());
  },
);

test.each(personParts)(
  'identity, tax and EPF numbers are masked, and nothing else: %s',
  (_part, { names }) => {
    const isMasked = (name: string) => personFields.get(name)?.care === 'identifying';
    expect(namesIn(names).filter(isMasked)).toEqual(
      namesIn(names).filter((name) => namesIn(masked).includes(name)),
    );
  },
);
