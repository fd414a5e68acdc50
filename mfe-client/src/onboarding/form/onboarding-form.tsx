import { getAccountTypeName } from '@portal/shared/accounts';
import { PageContent, planName } from '@portal/shared/parts';
import { Box, chakra, Text } from '@portal/shared/ui';
import { TransactionDrawerOutlet } from '../../core/transaction-drawer-outlet.tsx';
import { HandOverButton } from '../../suitability/index.ts';
import { type Answers, emptyAnswers } from '../answers/answers.ts';
import { hasJointHolder } from '../answers/applies.ts';
import { LazyOutcome } from '../outcome/lazy-outcome.tsx';
import { answeredSteps, isHandedStep, type StepName, stepRow } from '../steps/step-table.ts';
import { describeSaved } from './describe-saved.ts';
import { ForeignChangesNotice, OfferedDraft, SaveError } from './messages.tsx';
import { StepContent } from './step-content.tsx';
import { StepFrame } from './step-frame.tsx';
import { StepList } from './step-list.tsx';
import { StepsBar } from './steps-bar.tsx';
import { type OnboardingFormProps, useOnboardingForm } from './use-onboarding-form.ts';

/** Steps and questions, and beside narrow questions what the customer will have. */
const Columns = chakra('div', {
  base: { display: 'grid', gap: { base: '4', xl: '7' }, alignItems: 'start' },
  variants: {
    questions: {
      narrow: {
        gridTemplateColumns: {
          base: 'minmax(0, 1fr)',
          lg: 'minmax(0, 1fr) 288px',
          xl: '232px minmax(0, 1fr) 304px',
        },
      },
      plain: {
        gridTemplateColumns: { base: 'minmax(0, 760px)', xl: '232px minmax(0, 760px)' },
      },
      wide: { gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: '232px minmax(0, 1fr)' } },
    },
  },
});
/** They stay in view. */
const inView = {
  position: 'var(--page-sticky)',
  top: 'calc({sizes.topbar} + {sizes.crumbs} + {spacing.6})',
} as const;
const Steps = chakra('section', { base: { display: { base: 'none', xl: 'block' }, ...inView } });
/** As high as its bar on a phone before it is loaded, so that nothing moves; in the order of Tab it is last. */
const Beside = chakra('div', {
  base: { order: { base: -1, lg: 0 }, minH: { base: '74px', md: '58px', lg: '0' }, minW: '0', lg: inView },
});

function kindText({ who }: Answers): string {
  const plans = who.plans.map((plan) => planName(plan)).join(', ');
  return plans === ''
    ? 'Not chosen yet'
    : `${getAccountTypeName(hasJointHolder({ who }) ? who.accountType : 'IND')}, ${plans}`;
}

/** The parts of the answers in which something is answered. */
const begunSteps = (answers: Answers): ReadonlySet<StepName> =>
  new Set(
    answeredSteps.filter((name) => JSON.stringify(answers[name]) !== JSON.stringify(emptyAnswers[name])),
  );

/**
 * The form of an onboarding: the list of steps, and the step that the address names (RTE-15, ONB-01). Offers its draft,
 * and changes from another tab or device.
 */
export function OnboardingForm(props: OnboardingFormProps) {
  const { id } = props;
  const form = useOnboardingForm(props);
  const { state, place, name, steps, items } = form;
  const { answers } = state;
  const list = { steps, current: name, begun: begunSteps(answers), unsaved: form.unsaved };
  const saved = describeSaved(state.savedAt, state.isKept, form.unsaved, name);
  const applicant = state.name ?? 'New customer';
  const { isNarrow } = stepRow(name);
  return (
    <PageContent>
      <StepsBar
        // a new one, which is closed, for each step
        key={name}
        name={applicant}
        place={steps.findIndex((step) => step.name === name) + 1}
        count={steps.length}
        saved={saved}
      >
        {(close) => (
          <StepList
            {...list}
            onOpen={(step) => {
              // for the current step, whose key stays the same
              close();
              place.goTo(step);
            }}
          />
        )}
      </StepsBar>
      <OfferedDraft draft={state.draft} what="onboarding" />
      {state.foreign ? <ForeignChangesNotice found={state.foreign} onTake={state.takeTheirs} /> : null}
      <Columns questions={isNarrow ? 'narrow' : name === 'review' ? 'wide' : 'plain'}>
        <Steps aria-label="Onboarding">
          <Text as="h2" px="2.5" textStyle="h3">
            {applicant}
          </Text>
          <Text px="2.5" pb="3" textStyle="help">
            {kindText(answers)}
          </Text>
          <StepList {...list} onOpen={place.goTo} />
        </Steps>
        <Box minW="0">
          <StepFrame
            name={name}
            saved={saved}
            isSaving={state.isSaving}
            back={form.back}
            onClose={form.close}
            next={form.next}
            fields={form.fields}
            action={
              (isHandedStep(name) || name === 'suitability') && form.isIdentitySaved ? (
                <HandOverButton assessment={{ customerId: id, itemId: null }} isShort />
              ) : null
            }
            message={state.failure ? <SaveError problem={state.failure} /> : null}
          >
            <StepContent
              key={name}
              name={name}
              later={form.later}
              id={id}
              step={form.stepProps}
              jointProblems={form.jointProblems}
              items={items}
              isIdentitySaved={form.isIdentitySaved}
              blockedBecause={form.blockedBecause}
              onOpen={place.goTo}
              onAssessed={form.takeAssessment}
              onAddItem={form.addItem}
              review={{
                steps,
                payload: form.payload,
                items: items.all,
                ...form.declared,
              }}
            />
          </StepFrame>
        </Box>
        {isNarrow ? (
          <Beside>
            <LazyOutcome
              answers={answers}
              steps={steps}
              current={name}
              unsaved={form.unsaved}
              base={state.base}
              isSaved={state.isSaved}
              savedAt={state.savedAt}
              isUnkept={state.draft.isUnkept}
              onOpen={place.goTo}
            />
          </Beside>
        ) : null}
      </Columns>
      <TransactionDrawerOutlet customerId={id} drawer={place.drawer} onClose={place.closeDrawer} />
    </PageContent>
  );
}
