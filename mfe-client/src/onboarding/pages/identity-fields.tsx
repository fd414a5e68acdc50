import type { Lookups } from '@portal/shared/api/lookups';
import { today } from '@portal/shared/dates';
import type { FieldProblem } from '@portal/shared/form-values';
import { ChoiceCards, DateField } from '@portal/shared/forms';
import { HandOff } from '@portal/shared/hand-off';
import { fieldOf } from '@portal/shared/person';
import { Box, chakra } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import type { IdentityAnswers } from '../answers/answers.ts';
import {
  birthsOf,
  type PersonFromCard,
  type ReadCard,
  takeReading,
  withNumber,
} from '../card/apply-reading.ts';
import { BirthChoice } from '../card/birth-choice.tsx';
import { CardMark, isUncertain } from '../card/card-mark.tsx';
import { CardSide } from '../card/card-side.tsx';
import { ReadNotice } from '../card/read-notice.tsx';
import { type Side, useCardSide } from '../card/use-card-side.ts';
import { ChoiceField, LineField } from '../fields/choice-field.tsx';
import { FieldRow, FieldSection } from '../fields/layout.tsx';
import { useFields } from '../fields/use-fields.ts';
import { useShownName } from '../fields/use-shown-name.ts';
import type { StepProps } from '../form/step-props.ts';
import { LazySamePerson } from '../same-person/lazy-same-person.tsx';

const Pictures = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '5',
    p: { base: '4', md: '5' },
    bg: 'bg.subtle',
    borderColor: 'border.subtle',
    borderTopWidth: '1px',
    borderBottomWidth: '1px',
  },
});

const documents = [
  { value: 'MYKAD', label: 'MyKad' },
  { value: 'PASSPORT', label: 'Passport' },
] as const;

interface IdentityFieldsProps {
  /** The onboarding's id. */
  readonly id: string;
  readonly person: PersonFromCard;
  readonly change: (change: (before: PersonFromCard) => PersonFromCard) => void;
  readonly resetCount: number;
  readonly problems: readonly FieldProblem[];
  readonly hasTried: boolean;
  readonly lookups: Lookups;
  readonly prefix?: string;
  readonly savedFiles: StepProps['savedFiles'];
  /** Whether it is the minor of the account. */
  readonly isMinor?: boolean;
  /** Whether the person's address, which a MyKad has too, is asked for. Default: true. */
  readonly isAddressAsked?: boolean;
}

const myKadNumber = { label: 'MyKad number', typing: 'digits' } as const;
const passportNumber = { label: 'Passport number' } as const;

/**
 * The identity document of one holder: pictures, taken here or on the customer's phone, and the fields that are read
 * from them or typed (ONB-02). `change` gets a function from the person's answers to changed ones.
 */
export function IdentityFields(props: IdentityFieldsProps) {
  const { id, person, change, resetCount, lookups, savedFiles, ...part } = props;
  const { isAddressAsked = true, isMinor = false } = props;
  const { identity } = person;
  const { docType } = identity;
  const isPassport = docType === 'PASSPORT';
  const rules = { today: today(), isMinor };
  const set = (changes: Partial<IdentityAnswers>) =>
    change((before) => ({
      ...before,
      identity:
        changes.idNo === undefined
          ? { ...before.identity, ...changes }
          : withNumber({ ...before.identity, ...changes }, changes.idNo, rules),
    }));
  const field = useFields({ ...part, values: identity, change: set });
  const nameField = useShownName(field('name'), identity.readValues.name);
  const sideOptions = (side: Side) => ({
    side,
    docType,
    onUploaded: (file: IdentityAnswers['front']) => set({ [side]: file }),
    onRead: (read: ReadCard) => change((before) => takeReading(before, read, rules)),
  });
  const front = useCardSide(sideOptions('front'));
  const back = useCardSide(sideOptions('back'));
  const side = (name: Side, title: string) => ({ name, label: title, isCard: true });
  const marked = (name: string, value: string): { aside?: ReactNode; check: boolean } => ({
    aside: <CardMark identity={identity} name={name} value={value} />,
    check: isUncertain(identity, name, value),
  });
  const dateField = (name: 'dateOfBirth' | 'expiresOn', range: { min: string } | { max: string }) => (
    <DateField
      key={resetCount}
      {...field(name)}
      {...marked(name, identity[name])}
      {...range}
      label={fieldOf(name).label}
    />
  );
  return (
    <>
      <FieldSection>
        <ChoiceCards
          legend={fieldOf('docType').label}
          name={`${part.prefix ?? ''}docType`}
          options={documents}
          value={docType}
          onChange={(value) => set({ docType: value })}
        />
      </FieldSection>
      <Pictures>
        {/* a separate line, so that front and back are beside each other */}
        <Box gridColumn="1 / -1" _empty={{ display: 'none' }}>
          <HandOff
            customerId={id}
            form={part.prefix ? 'joint' : 'identity'}
            customerName={identity.name}
            savedFiles={savedFiles}
            pictures={
              isPassport
                ? [side('front', 'Passport')]
                : [side('front', 'MyKad, front'), side('back', 'MyKad, back')]
            }
            takePicture={(name, ...picture) => (name === 'back' ? back : front).take(...picture)}
          />
        </Box>
        <CardSide
          title={isPassport ? 'Passport' : 'Front'}
          file={identity.front}
          state={front.state}
          choose={front.choose}
          shape="card"
          following={
            isPassport || identity.back ? undefined : { title: 'Back', shape: 'card', choose: back.choose }
          }
        />
        {isPassport ? null : (
          <CardSide title="Back" file={identity.back} state={back.state} choose={back.choose} shape="card" />
        )}
      </Pictures>
      <FieldSection>
        <ReadNotice person={person} isAddressAsked={isAddressAsked} />
        <LineField
          of="name"
          label={isPassport ? 'Full name, as in the passport' : 'Full name, as on the MyKad'}
          field={nameField}
          {...marked('name', identity.name)}
        />
        <FieldRow>
          <LineField
            of="idNo"
            {...(isPassport ? passportNumber : myKadNumber)}
            field={field('idNo')}
            {...marked('idNo', identity.idNo)}
          />
          <BirthChoice births={birthsOf(identity, rules)} field={field('dateOfBirth')}>
            {dateField('dateOfBirth', { max: today() })}
          </BirthChoice>
        </FieldRow>
        <LazySamePerson id={id} identity={identity} />
        <FieldRow>
          <ChoiceField
            of="gender"
            field={field('gender')}
            lookups={lookups}
            aside={<CardMark identity={identity} name="gender" value={identity.gender} />}
          />
          {isPassport ? dateField('expiresOn', { min: today() }) : null}
        </FieldRow>
      </FieldSection>
    </>
  );
}

/** The step Identity: the applicant's identity document, its pictures and fields. */
export const IdentityStep = ({ answers, change, ...rest }: StepProps) => (
  <IdentityFields
    {...rest}
    person={answers}
    change={(next) => change((before) => ({ ...before, ...next(before) }))}
  />
);
