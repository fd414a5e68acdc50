import { CheckCard } from '@portal/shared/forms';
import { relationships } from '@portal/shared/person/relationships';
import { Banner, chakra } from '@portal/shared/ui';
import { type ReactNode, useId } from 'react';
import type { JointAnswers } from '../answers/answers.ts';
import { hasMinor } from '../answers/applies.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { FieldSection } from '../fields/layout.tsx';
import { nameInQuestion } from '../fields/name-in-question.ts';
import { problemsIn, useFields } from '../fields/use-fields.ts';
import type { StepProps } from '../form/step-props.ts';
import { stepTable } from '../steps/step-table.ts';
import { ContactFields } from './contact-fields.tsx';
import { roleName } from './holder-cards.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { ExposureFields, WorkFields } from './means-steps.tsx';
import { PersonalFields } from './personal-fields.tsx';
import { TaxFields } from './tax-step.tsx';

const PartTitle = chakra('h2', {
  base: {
    py: '3',
    px: { base: '4', md: '5' },
    textStyle: 'h3',
    bg: 'bg.subtle',
    borderColor: 'border.subtle',
    borderBottomWidth: '1px',
    'section + section > &': { borderTopWidth: '1px' },
  },
});

/** What is asked in one step of the applicant. */
function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <PartTitle id={id}>{title}</PartTitle>
      {children}
    </section>
  );
}

/** Parts of the second holder's answers that are asked as the applicant's are. */
type PartName = 'personal' | 'contact' | 'employment' | 'pep' | 'tax';

/**
 * The step of the account's second person, a joint holder or a minor, who does not sign: relationship, and then what
 * the applicant is asked, part by part. The contact may be the applicant's; a minor is asked less.
 */
export function JointStep(props: StepProps) {
  const { id, answers, change, savedFiles, resetCount, problems, hasTried, lookups } = props;
  const { joint } = answers;
  const isMinor = hasMinor(answers);
  const changeJoint = (next: (before: JointAnswers) => Partial<JointAnswers>) =>
    change((before) => ({ ...before, joint: { ...before.joint, ...next(before.joint) } }));
  const set = (changes: Partial<JointAnswers>) => changeJoint(() => changes);
  const field = useFields({ values: joint, change: set, problems, hasTried });
  const common = { hasTried, lookups };
  const part = <Name extends PartName>(name: Name) => ({
    ...common,
    prefix: `${name}.`,
    values: joint[name],
    problems: problemsIn(problems, name),
    change: (changes: Partial<JointAnswers[Name]>) =>
      changeJoint((before) => ({ [name]: { ...before[name], ...changes } })),
  });
  return (
    <>
      <Part title={roleName(isMinor ? 'Minor' : 'Joint', lookups)}>
        <FieldSection>
          {isMinor ? (
            <Banner tone="info" title="A minor does not sign">
              The adult signs alone, and is asked to confirm.
            </Banner>
          ) : null}
          <ChoiceField
            of="relationship"
            label="Relationship to the applicant"
            field={field('relationship')}
            lookups={lookups}
            offered={relationships[isMinor ? 'minor' : 'adult']}
          />
        </FieldSection>
      </Part>
      <Part title={stepTable.identity.title}>
        <IdentityFields
          {...common}
          prefix="identity."
          id={id}
          person={joint}
          resetCount={resetCount}
          savedFiles={savedFiles}
          isMinor={isMinor}
          isAddressAsked={!joint.hasSameContact}
          problems={problemsIn(problems, 'identity')}
          change={(next) => changeJoint(next)}
        />
      </Part>
      <Part title={stepTable.personal.title}>
        <PersonalFields {...part('personal')} gender={joint.identity.gender} isMinor={isMinor} />
      </Part>
      <Part title={stepTable.contact.title}>
        <FieldSection>
          <CheckCard
            checked={joint.hasSameContact}
            error={
              hasTried ? problems.find(({ field: name }) => name === 'hasSameContact')?.problem : undefined
            }
            onChange={(hasSameContact) => set({ hasSameContact })}
          >
            Same phone, e-mail and address as the applicant
          </CheckCard>
        </FieldSection>
        {joint.hasSameContact ? null : <ContactFields {...part('contact')} identity={joint.identity} />}
      </Part>
      {isMinor ? null : (
        <>
          <Part title={stepTable.work.title}>
            <WorkFields {...part('employment')} />
          </Part>
          <Part title={stepTable.exposure.title}>
            <ExposureFields {...part('pep')} />
          </Part>
        </>
      )}
      <Part title={stepTable.tax.title}>
        <TaxFields
          {...part('tax')}
          id={id}
          name={nameInQuestion(joint.identity, isMinor ? 'the minor' : 'the joint holder')}
        />
      </Part>
    </>
  );
}
