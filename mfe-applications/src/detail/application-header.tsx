import type { Application } from '@portal/shared/api/applications';
import { formatDate, formatDateTime, localDateOf } from '@portal/shared/dates';
import { PrivateFigures } from '@portal/shared/parts';
import { Banner, Button } from '@portal/shared/ui';
import { Printer } from 'lucide-react';
import { ActionButton } from '../core/action-button.tsx';
import { typePhrase } from '../core/item-words.ts';
import { nextActionOf } from '../core/next-action.ts';
import { HeaderFrame } from './header-frame.tsx';
import { statusWords } from './status-words.ts';

/** What it is, where it stands and why, and the one thing to do about it. */
export function ApplicationHeader({ application }: { readonly application: Application }) {
  const { applicationId, formNo, checkoutId, status, reason, items, submittedAt, channel, expiresAt } =
    application;
  const { customerId } = application.customer;
  const action = nextActionOf({ applicationId, formNo, customerId, status });
  const types = [...new Set(items.map(({ item }) => item.type))];
  const words = statusWords(status);
  return (
    <HeaderFrame
      title={formNo}
      status={status}
      subtitle={`${typePhrase(types, ' and ')}, submitted ${formatDate(localDateOf(submittedAt))} through ${channel}`}
      actions={
        <>
          <Button variant="outline" onClick={() => window.print()}>
            <Printer aria-hidden />
            Print
          </Button>
          {action ? (
            <ActionButton action={action} application={{ applicationId, formNo, checkoutId, customerId }} />
          ) : null}
        </>
      }
    >
      <Banner tone={words.tone} title={words.title}>
        <PrivateFigures>{reason || words.meaning}</PrivateFigures>
        {expiresAt === null ? null : ` The link works until ${formatDateTime(expiresAt)}.`}
      </Banner>
    </HeaderFrame>
  );
}
