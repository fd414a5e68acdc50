import type { OnboardingSent } from '@portal/shared/api/onboarding';
import { cleanText } from '@portal/shared/clean-text';
import {
  addressFieldsByCountry,
  employmentFields,
  exposureFields,
  investorFields,
  isTaxedElsewhere,
  minorPersonalFields,
  personalFields,
  reachFields,
  taxCountryFields,
  taxFields,
  toSent,
} from '@portal/shared/fields';
import { sumOfShares } from '@portal/shared/person/nominees';
import { readEpfNumber } from '@portal/shared/person/read-epf-number';
import { isChosenBirth, readIdentityNumber } from '@portal/shared/person/read-identity-number';
import { readMyKad } from '@portal/shared/person/read-mykad';
import { readName } from '@portal/shared/person/read-name';
import { readPassport } from '@portal/shared/person/read-passport';
import { valueOr } from '@portal/shared/person/reading';
import { type CheckFacts, fieldFacts } from '../checks/check-facts.ts';
import { checkHolderParts } from '../checks/check-others.ts';
import type { Answers, ContactAnswers, IdentityAnswers, TaxAnswers, WhoAnswers } from './answers.ts';
import { hasJointHolder, hasMinor, needsEpf, needsUsExplanation, readableCountry } from './applies.ts';

type Sent<Type extends keyof OnboardingSent> = NonNullable<OnboardingSent[Type]>;

/** Undefined while it is not answered who signs for two adults. */
export function sentPlans(who: WhoAnswers): Sent<'plans'> | undefined {
  const isJoint = hasJointHolder({ who });
  const operatingInstruction = isJoint && who.accountType === 'JNT' ? who.operatingInstruction : '1';
  if (operatingInstruction === '') return undefined;
  return {
    plans: who.plans,
    accountType: isJoint ? who.accountType : 'IND',
    operatingInstruction,
    epfAccountType: needsEpf(who) && who.epfAccountType !== '' ? who.epfAccountType : null,
    epfNo: needsEpf(who) ? valueOr(readEpfNumber(who.epfNo), cleanText(who.epfNo)) : null,
  };
}

/** Undefined while the gender is not answered. */
export function sentIdentity(identity: IdentityAnswers, today: string): Sent<'identity'> | undefined {
  const { gender } = identity;
  if (gender === '') return undefined;
  const isPassport = identity.docType === 'PASSPORT';
  const myKad = readMyKad(identity.idNo, { today });
  const number = isPassport
    ? valueOr(readPassport(identity.idNo), cleanText(identity.idNo))
    : myKad.ok
      ? myKad.value.number
      : cleanText(identity.idNo);
  return {
    docType: identity.docType,
    idNo: number,
    isIdNoChanged: identity.isIdNoChanged,
    name: valueOr(readName(identity.name), cleanText(identity.name)),
    dateOfBirth: identity.dateOfBirth,
    gender,
    expiresOn: isPassport ? identity.expiresOn : null,
    front: identity.front?.path ?? null,
    back: isPassport ? null : (identity.back?.path ?? null),
  };
}

export function sentContact(contact: ContactAnswers, checked: CheckFacts): Sent<'contact'> {
  const facts = fieldFacts(checked);
  return {
    ...toSent(reachFields, contact, facts),
    residential: toSent(addressFieldsByCountry, contact.residential, facts),
    mailing: contact.hasMailing ? toSent(addressFieldsByCountry, contact.mailing, facts) : null,
  };
}

export function sentTax(tax: TaxAnswers, facts: CheckFacts): Sent<'tax'> {
  const sent = toSent(taxFields, tax, fieldFacts(facts));
  const countries = isTaxedElsewhere(sent) ? tax.countries : [];
  return {
    ...sent,
    usIndicia: sent.usIndicia ?? [],
    ...(tax.w8ben && needsUsExplanation(tax) ? { w8ben: tax.w8ben.path } : {}),
    countries: countries.map((each) => toSent(taxCountryFields, readableCountry(each), fieldFacts(facts))),
  };
}

export const sentInvestor = (investor: Answers['investor'], facts: CheckFacts): Sent<'investor'> => ({
  ...toSent(investorFields, investor, fieldFacts(facts)),
  ...(investor.proof && investor.sI === 'yes' ? { proof: investor.proof.path } : {}),
});

/** A second holder without a problem of `checkHolder`: of the other parts those that have none are sent. */
export function sentJoint(answers: Answers, checked: CheckFacts): Sent<'jointApplicant'> | undefined {
  const { who, joint, contact } = answers;
  const facts = fieldFacts(checked);
  const identity = sentIdentity(joint.identity, checked.today);
  const whole = checkHolderParts(answers, checked).flatMap(({ name, problems }) =>
    problems.length === 0 ? [name] : [],
  );
  return (
    identity && [
      {
        relationship: joint.relationship,
        identity,
        personal: hasMinor({ who })
          ? {
              ...toSent(minorPersonalFields, joint.personal, facts),
              maritalStatus: null,
              noOfDependents: null,
            }
          : toSent(personalFields, joint.personal, facts),
        contact: sentContact(joint.hasSameContact ? contact : joint.contact, checked),
        ...(whole.includes('employment')
          ? { employment: toSent(employmentFields, joint.employment, facts) }
          : {}),
        ...(whole.includes('pep') ? { pep: toSent(exposureFields, joint.pep, facts) } : {}),
        ...(whole.includes('tax') ? { tax: sentTax(joint.tax, checked) } : {}),
      },
    ]
  );
}

export const sentNominees = ({ nominees }: Answers, today: string): Sent<'nominee'> =>
  nominees.map(({ name, idNo, dateOfBirth = '', relationship, share }) => {
    const number = readIdentityNumber(idNo, today);
    const isChosen = number.ok && isChosenBirth(number.value, dateOfBirth);
    return {
      name: valueOr(readName(name), cleanText(name)),
      idNo: number.ok ? number.value.number : cleanText(idNo),
      ...(isChosen ? { dateOfBirth } : {}),
      relationship,
      share: sumOfShares([share]),
    };
  });
