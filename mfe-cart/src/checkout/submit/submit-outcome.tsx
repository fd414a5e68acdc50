import { FormError } from '@portal/shared/forms';
import { PrivateFigures } from '@portal/shared/parts';
import { Banner } from '@portal/shared/ui';
import { pluralize } from '../../core/format-text.ts';
import type { CartItem } from '../../core/items/cart-item.ts';
import { NewPriceDate } from '../../core/pricing/new-price-date.tsx';
import { type Complaint, complaintTitle } from '../complaints.ts';
import type { Submission } from './submission.ts';

/** Items with a complaint that are named. More are only counted. */
const mostNamed = 3;

/** Props of what became of sending a checkout. */
export interface SubmitOutcomeProps {
  readonly submission: Submission;
  readonly items: readonly CartItem[];
}

const goBackText = 'Nothing was sent. Go back to the cart to continue.';

/**
 * Says what became of sending a checkout, one message for each outcome; nothing before the first attempt and while it
 * is sent.
 */
export function SubmitOutcome({ submission, items }: SubmitOutcomeProps) {
  switch (submission.status) {
    case 'checking':
      return <Banner tone="info" role="status" title="Checking what happened…" />;
    case 'otherTab':
      return (
        <Banner tone="info" role="status" title="Another tab is sending for this customer">
          This checkout continues after that. Nothing is sent twice.
        </Banner>
      );
    case 'newPriceDate':
      return <NewPriceDate />;
    case 'complained':
      return <ComplaintOutcome complaints={submission.complaints} items={items} />;
    case 'refused':
      return <FormError title="The checkout was not sent">{submission.why}</FormError>;
    case 'unknown':
      return (
        <Banner tone="warn" role="alert" title="It is not known whether the checkout was sent">
          No answer came, and the service cannot be asked now. The form is locked until this is known.
        </Banner>
      );
    default:
      return null;
  }
}

interface ComplaintOutcomeProps {
  readonly complaints: readonly Complaint[];
  readonly items: readonly CartItem[];
}

/** Says the only complaint; of several it names the items, and what is wrong with each is shown at its line. */
function ComplaintOutcome({ complaints, items }: ComplaintOutcomeProps) {
  const [only, ...others] = complaints;
  if (!only) {
    return (
      <FormError title="The checkout was not sent">
        The service does not say which item is wrong. Everything you entered is kept.
      </FormError>
    );
  }
  const ids = new Set(complaints.map(({ itemId }) => itemId));
  const titles = items.filter(({ id }) => ids.has(id)).map(({ text }) => text.title);
  const [title] = titles;
  if (title !== undefined && others.length === 0) {
    return (
      <FormError title={<PrivateFigures>{complaintTitle(title, only.message)}</PrivateFigures>}>
        {goBackText}
      </FormError>
    );
  }
  const named = titles.length <= mostNamed ? titles.join(', ') : '';
  return (
    <FormError title={`${pluralize(ids.size, 'item')} cannot be sent`}>
      {named === '' ? '' : `${named}. `}
      {goBackText}
    </FormError>
  );
}
