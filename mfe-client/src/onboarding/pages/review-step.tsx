import type { Lookups } from '@portal/shared/api/lookups';
import type { OnboardingSent } from '@portal/shared/api/onboarding';
import type { Loadable } from '@portal/shared/contract';
import { today } from '@portal/shared/dates';
import { CheckCard } from '@portal/shared/forms';
import { Chip, LoadingRows } from '@portal/shared/parts';
import { FieldValues, onboardingGroups } from '@portal/shared/person';
import { readOnboarding } from '@portal/shared/records';
import { Banner, Box, Button, chakra, FailurePanel, Flex, Text, VisuallyHidden } from '@portal/shared/ui';
import { ArrowRight } from 'lucide-react';
import { FieldSection, SectionTitle } from '../fields/layout.tsx';
import { type DeclarationName, declarations } from '../steps/declarations.ts';
import { describeMissing } from '../steps/describe-missing.ts';
import type { OnboardingStep } from '../steps/get-steps.ts';
import { isAnsweredStep, type StepName, stepTable } from '../steps/step-table.ts';
import type { StepItem } from './item-step.tsx';

const Missing = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '3',
    w: 'full',
    minH: { base: 'touch', lg: '9' },
    py: '1.5',
    borderTopWidth: '1px',
    borderColor: 'accent.border',
    color: 'fg.default',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { textDecoration: 'underline' },
    '& svg': { width: '16px', height: '16px', color: 'accent.fg' },
  },
});

/** What belongs to one step: its title, its values beside or below it, and what opens it. */
const Section = chakra('section', {
  base: {
    display: 'grid',
    gap: '3',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', lg: '148px minmax(0, 1fr) auto' },
    py: '4',
    px: { base: '4', md: '5' },
    '&:not(:first-child)': { borderTopWidth: '1px', borderColor: 'border.subtle' },
  },
});
const Content = chakra('div', {
  base: { gridRow: { base: '2', lg: '1' }, gridColumn: { base: '1 / -1', lg: '2' }, minW: '0' },
});

/** Props of `ReviewStep`. */
export interface ReviewStepProps {
  readonly steps: readonly OnboardingStep[];
  /** What is sent. A step that lacks an answer is not in it. */
  readonly payload: OnboardingSent;
  readonly lookups: Lookups;
  /** What is in the cart under the onboarding. */
  readonly items: Loadable<readonly StepItem[]>;
  readonly ticked: ReadonlySet<DeclarationName>;
  readonly onTick: (name: DeclarationName, isTicked: boolean) => void;
  readonly hasTried: boolean;
  readonly onOpen: (name: StepName) => void;
}

interface AnswersProps {
  readonly type: keyof OnboardingSent;
  readonly payload: OnboardingSent;
  readonly lookups: Lookups;
}

/** The fields of one step as they are sent; those of the second holder, who has many, in groups. */
function Answers({ type, payload, lookups }: AnswersProps) {
  const part = readOnboarding({ [type]: payload[type] });
  const groups = onboardingGroups(part, lookups, today());
  if (type !== 'jointApplicant') return <FieldValues fields={groups.flatMap(({ fields }) => fields)} />;
  return groups.map(({ title, fields }) => (
    <Box key={title} _notFirst={{ mt: '5' }}>
      <Text mb="2" textStyle="help">
        {title}
      </Text>
      <FieldValues fields={fields} />
    </Box>
  ));
}

interface MissingAnswersProps extends Pick<ReviewStepProps, 'steps'> {
  readonly onOpen: (name: StepName) => void;
}

/** What is missing, by step. Each row opens its step. */
function MissingAnswers({ steps, onOpen }: MissingAnswersProps) {
  const title = describeMissing(steps, 0);
  if (title === undefined) return null;
  return (
    <FieldSection>
      <Banner tone="warn" title={title}>
        <Box as="ul" mt="2">
          {steps.map(({ name, state }) =>
            state.status === 'incomplete' && state.missing.length > 0 ? (
              <li key={name}>
                <Missing type="button" onClick={() => onOpen(name)}>
                  <span>
                    <b>{stepTable[name].title}:</b> {state.missing.join('; ')}
                  </span>
                  <ArrowRight aria-hidden />
                </Missing>
              </li>
            ) : null,
          )}
        </Box>
      </Banner>
    </FieldSection>
  );
}

/** What is in the cart under the onboarding, placeholders until it is loaded, or the failure. */
function CartItems({ items }: Pick<ReviewStepProps, 'items'>) {
  if (items.status === 'failed')
    return <FailurePanel compact title="The cart could not be loaded" onRetry={items.retry} />;
  if (items.status === 'loading') return <LoadingRows rows={1} values={0} label="Cart loading" />;
  if (items.value.length === 0) return <Text color="fg.muted">None. You can add them later.</Text>;
  return items.value.map(({ id, text }) => <Text key={id}>{text.title}</Text>);
}

/**
 * The step Review: all answers in sections with Edit, what is missing with links to its step (`onOpen`), what is in the
 * cart, and the declarations to read out and tick (`onTick`). `payload` is what is sent.
 */
export function ReviewStep(props: ReviewStepProps) {
  const { steps, payload, lookups, items, ticked, onTick, hasTried, onOpen } = props;
  return (
    <>
      <MissingAnswers steps={steps} onOpen={onOpen} />
      {steps
        .flatMap(({ name, state }) =>
          isAnsweredStep(name) && state.status !== 'not-needed'
            ? [{ name, state, type: stepTable[name].type }]
            : [],
        )
        .map(({ name, state, type }) => (
          <Section key={name} aria-label={stepTable[name].title}>
            <Flex direction="column" align="start" gap="1.5">
              <SectionTitle>{stepTable[name].title}</SectionTitle>
              {state.status === 'incomplete' && state.missing.length > 0 ? (
                <Chip tone="warn" dot>{`${state.missing.length} missing`}</Chip>
              ) : null}
            </Flex>
            <Content>
              {payload[type] !== undefined ? (
                <Answers type={type} payload={payload} lookups={lookups} />
              ) : (
                <Text color="fg.muted">{state.status === 'optional' ? 'None' : 'Not answered yet'}</Text>
              )}
            </Content>
            <Button
              variant="ghost"
              size="sm"
              minW="touch"
              my={{ base: '-3', md: '-1.5' }}
              me="-3"
              onClick={() => onOpen(name)}
            >
              {state.status === 'optional' ? 'Add' : 'Edit'}
              <VisuallyHidden> {stepTable[name].title}</VisuallyHidden>
            </Button>
          </Section>
        ))}
      <Section aria-label="Under this onboarding">
        <SectionTitle>Bank account and first investment</SectionTitle>
        <Content>
          <CartItems items={items} />
        </Content>
      </Section>
      <FieldSection aria-label="Declarations" borderTopWidth="1px" borderColor="border.subtle">
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
