import { Banner } from '@portal/shared/ui';
import { isAddressName, type PersonFromCard } from './apply-reading.ts';
import { describeMarks } from './card-mark.tsx';

interface ReadNoticeProps {
  readonly person: PersonFromCard;
  readonly isAddressAsked: boolean;
}

/** How many of the fields that are asked for were read from the document, and which of them to compare with it. */
export function ReadNotice({ person, isAddressAsked }: ReadNoticeProps) {
  const names = Object.keys(person.identity.readValues);
  const count = names.filter((name) => isAddressAsked || !isAddressName(name)).length;
  if (count === 0) return null;
  const what = count === 1 ? '1 field' : `${count} fields`;
  return (
    <Banner tone="info" role="status" title={`${what} read from the document`}>
      {describeMarks(person, isAddressAsked)}
    </Banner>
  );
}
