import type { Application } from '@portal/shared/api/applications';
import { formatDate, formatDateTime, malaysianDateOf } from '@portal/shared/dates';
import { describeItem, formatItemTypes, getItemName } from '@portal/shared/items';
import { PrivateFigures, titleCase } from '@portal/shared/parts';
import { PrintButton } from '@portal/shared/print-button';
import { mixedNotice, nextActionOf, sentCheckoutPath } from '@portal/shared/selling';
import { Banner, Box, ButtonLink } from '@portal/shared/ui';
import { ActionButton } from '../../core/action-button.tsx';
import { receiptCode } from '../receipt/receipt-code.ts';
import { HeaderFrame } from './header-frame.tsx';
import { getStatusMessage } from './status-messages.ts';

/** Returns the name of the holder who rejected the application, where several were asked. */
function findRejecter({ timeline }: Pick<Application, 'timeline'>): string | undefined {
  const rejection = timeline.find(({ status }) => status === 'Rejected');
  return rejection?.holder ? titleCase(rejection.holder) : undefined;
}

/**
 * Header of a loaded application: form number, status with its reason, Print, and the next action if there is one. A
 * second banner warns of items that wait because others of the application have to be paid first.
 */
export function ApplicationHeader({ application }: { readonly application: Application }) {
  const { applicationId, formNo, checkoutId, status, reason, items, submittedAt, channel, expiresAt } =
    application;
  const { customerId } = application.customer;
  const plan = application.account?.plan ?? null;
  const action = nextActionOf({ ...application, customerId, plan });
  const types = [...new Set(items.map(({ item }) => item.type))];
  const notice = mixedNotice({
    ...application,
    plan,
    items: items.map(({ item }) => ({ type: item.type, name: getItemName(item.type, describeItem(item)) })),
  });
  const message = getStatusMessage(status);
  const rejecter = status === 'Rejected' ? findRejecter(application) : undefined;
  return (
    <HeaderFrame
      title={formNo}
      status={status}
      subtitle={`${formatItemTypes(types, ' and ')}, sent ${formatDate(malaysianDateOf(submittedAt))} through ${channel}`}
      actions={
        <>
          <PrintButton label="Print receipt" code={receiptCode}>
            {({ ReceiptPaper }, job) => <ReceiptPaper job={job} application={application} />}
          </PrintButton>
          {action ? (
            <ActionButton action={action} application={{ applicationId, formNo, checkoutId, customerId }} />
          ) : null}
        </>
      }
    >
      <Banner tone={message.tone} title={rejecter === undefined ? message.title : `Rejected by ${rejecter}`}>
        <PrivateFigures>{reason?.trim() || message.meaning}</PrivateFigures>
        {expiresAt === null ? null : ` The link works until ${formatDateTime(expiresAt)}.`}
      </Banner>
      {notice ? (
        <Box mt="3">
          <Banner
            tone="warn"
            title={notice.title}
            action={
              notice.sendLabel === undefined ? undefined : (
                <ButtonLink to={sentCheckoutPath({ customerId, checkoutId })} variant="outline" size="sm">
                  {notice.sendLabel}
                </ButtonLink>
              )
            }
          >
            <PrivateFigures>{notice.meaning}</PrivateFigures>
          </Banner>
        </Box>
      ) : null}
    </HeaderFrame>
  );
}
