import type { Application } from '@portal/shared/api/applications';
import type { RequiredDocument } from '@portal/shared/api/documents';
import { formatDate, malaysianDateOf } from '@portal/shared/dates';
import { describeItem, formatItemTypes, getItemName } from '@portal/shared/items';
import { PrivateFigures } from '@portal/shared/parts';
import { PrintButton } from '@portal/shared/print-button';
import { mixedNotice, nextActionOf, sentCheckoutPath } from '@portal/shared/selling';
import { Banner, Box, ButtonLink } from '@portal/shared/ui';
import { receiptCode } from '../receipt/receipt-code.ts';
import { describeStatus } from './describe-status.ts';
import { HeaderAction } from './header-action.tsx';
import { HeaderFrame } from './header-frame.tsx';

interface ApplicationHeaderProps {
  readonly application: Application;
  /** Absent until they are loaded. */
  readonly documents: readonly RequiredDocument[] | undefined;
}

/**
 * Header of a loaded application: form number, status with its reason, Print, and the next action if there is one. The
 * banner also says which items wait because others of the application have to be paid first.
 */
export function ApplicationHeader({ application, documents }: ApplicationHeaderProps) {
  const { applicationId, formNo, checkoutId, status, items, submittedAt, channel } = application;
  const { customerId } = application.customer;
  const plan = application.account?.plan ?? null;
  const action = nextActionOf({ ...application, customerId, plan });
  const types = [...new Set(items.map(({ item }) => item.type))];
  const notice = mixedNotice({
    ...application,
    plan,
    items: items.map(({ item }) => ({ type: item.type, name: getItemName(item.type, describeItem(item)) })),
  });
  const { tone, title, text } = describeStatus({ ...application, documents });
  return (
    <HeaderFrame
      title={formNo}
      status={status}
      subtitle={`${formatItemTypes(types, ' and ')}, sent ${formatDate(malaysianDateOf(submittedAt))} through ${channel}`}
      actions={
        <>
          {action ? (
            <HeaderAction
              action={action}
              application={{ applicationId, formNo, checkoutId, customerId }}
              status={status}
              documents={documents}
            />
          ) : null}
          <PrintButton label="Print receipt" code={receiptCode}>
            {({ ReceiptPaper }, job) => (
              <ReceiptPaper job={job} application={application} documents={documents} />
            )}
          </PrintButton>
        </>
      }
    >
      <Banner
        tone={tone}
        title={title}
        action={
          notice?.sendLabel === undefined ? undefined : (
            <ButtonLink to={sentCheckoutPath({ customerId, checkoutId })} variant="outline" size="sm">
              {notice.sendLabel}
            </ButtonLink>
          )
        }
      >
        <PrivateFigures>{text}</PrivateFigures>
        {notice ? (
          <Box mt="2">
            <Box fontWeight="semibold" color="fg.default">
              {notice.title}
            </Box>
            <PrivateFigures>{notice.meaning}</PrivateFigures>
          </Box>
        ) : null}
      </Banner>
    </HeaderFrame>
  );
}
