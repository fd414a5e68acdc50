import type { Lookups } from '@portal/shared/api/lookups';
import type { OnboardingSent } from '@portal/shared/api/onboarding';
import { today } from '@portal/shared/dates';
import { CheckCard } from '@portal/shared/forms';
import { FieldValues, onboardingGroups } from '@portal/shared/person';
import { readOnboarding } from '@portal/shared/records';
import { Banner, Box, Button, chakra, Flex, Text, VisuallyHidden } from '@portal/shared/ui';
import { CircleAlert } from 'lucide-react';
import { payloadTypes } from '../answers/payload-types.ts';
import { FieldSection, SectionTitle } from '../fields/layout.tsx';
import { type DeclarationName, declarations } from '../steps/declarations.ts';
import type { OnboardingStep } from '../steps/get-steps.ts';
import { type StepName, stepTable } from '../steps/step-table.ts';
import type { StepItem } from './item-step.tsx';

const isAnswered = (name: StepName): name is keyof typeof payloadTypes => Object.hasOwn(payloadTypes, name);

const Missing = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    color: 'accent.fg',
    '& svg': { flexShrink: 0, width: '16px', height: '16px' },
  },
});

/** Props of `ReviewStep`. */
export interface ReviewStepProps {
  readonly steps: readonly OnboardingStep[];
  /** What is sent. A step that lacks an answer is not in it. */
  readonly payload: OnboardingSent;
  readonly lookups: Lookups;
  readonly items: readonly StepItem[];
  readonly ticked: ReadonlySet<DeclarationName>;
  readonly onTick: (name: DeclarationName, isTicked: boolean) => void;
  readonly hasTried: boolean;
  readonly onOpen: (name: StepName) => void;
}

/** The fields of one step as they are sent. */
function fieldsOf(name: keyof typeof payloadTypes, payload: OnboardingSent, lookups: Lookups) {
  const type = payloadTypes[name];
  const part = readOnboarding({ [type]: payload[type] });
  return onboardingGroups(part, lookups, today()).flatMap(({ fields }) => fields);
}

/** The step Review: all answers in sections with Edit, what is missing with links to its step, and the declarations. */
export function ReviewStep(props: ReviewStepProps) {
  const { steps, payload, lookups, items, ticked, onTick, hasTried, onOpen } = props;
  const open = steps.flatMap(({ name, state }) =>
    state.status === 'incomplete' ? state.missing.map((label) => ({ name, label })) : [],
  );
  return (
    <>
      {open.length > 0 ? (
        <FieldSection>
          <Banner
            tone="warn"
            title={open.length === 1 ? '1 answer is missing' : `${open.length} answers are missing`}
          >
            <ul>
              {open.map(({ name, label }) => (
                <Missing key={`${name} ${label}`}>
                  <CircleAlert aria-hidden />
                  <Button variant="ghost" size="sm" onClick={() => onOpen(name)}>
                    {`${stepTable[name][0]}: ${label}`}
                  </Button>
                </Missing>
              ))}
            </ul>
          </Banner>
        </FieldSection>
      ) : null}
      {steps
        .filter(({ name, state }) => isAnswered(name) && state.status !== 'not-needed')
        .map(({ name, state }) => (
          <FieldSection key={name} aria-label={stepTable[name][0]}>
            <Flex justify="space-between" align="center" gap="3">
              <SectionTitle>{stepTable[name][0]}</SectionTitle>
              <Button variant="ghost" size="sm" onClick={() => onOpen(name)}>
                {state.status === 'optional' ? 'Add' : 'Edit'}
                <VisuallyHidden> {stepTable[name][0]}</VisuallyHidden>
              </Button>
            </Flex>
            {isAnswered(name) && payload[payloadTypes[name]] !== undefined ? (
              <FieldValues fields={fieldsOf(name, payload, lookups)} />
            ) : (
              <Text color="fg.muted">{state.status === 'optional' ? 'None' : 'Not answered yet'}</Text>
            )}
          </FieldSection>
        ))}
      <FieldSection aria-label="Under this onboarding">
        <SectionTitle>Bank account and first investment</SectionTitle>
        {items.length === 0 ? <Text color="fg.muted">None. Both can be added later.</Text> : null}
        {items.map(({ id, text }) => (
          <Text key={id}>{text.title}</Text>
        ))}
      </FieldSection>
      <FieldSection aria-label="Declarations">
        <Flex justify="space-between" gap="3">
          <SectionTitle>Declarations</SectionTitle>
          <Text textStyle="help">Read out, then tick</Text>
        </Flex>
        {declarations.map(({ name, text }) => (
          <Box key={name} data-field={name}>
            <CheckCard
              checked={ticked.has(name)}
              error={hasTried && !ticked.has(name) ? 'Read it out, and tick it.' : undefined}
              onChange={(isTicked) => onTick(name, isTicked)}
            >
              {text}
            </CheckCard>
          </Box>
        ))}
      </FieldSection>
    </>
  );
}
