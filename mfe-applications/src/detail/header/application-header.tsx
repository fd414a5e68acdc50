import type { Application } from '@portal/shared/api/applications';
import type { RequiredDocument } from '@portal/shared/api/documents';
import { formatDate, malaysianDateOf } from '@portal/shared/dates';
import { describeItem, formatItemTypes, getItemName } from '@portal/shared/items';
import { pageAddress } from '@portal/shared/page-address';
import { checkoutPath } from '@portal/shared/pages';
import { PrivateFigures } from '@portal/shared/parts';
import { PrintButton } from '@portal/shared/print-button';
import { mixedNotice, nextActionOf } from '@portal/shared/selling';
import { Banner, Box, ButtonLink } from '@portal/shared/ui';
import { listMissing } from '../../core/missing-documents.ts';
import type { DocumentsPlace } from '../../documents/index.ts';
import { receiptCode } from '../receipt/receipt-code.ts';
import { describeStatus } from './describe-status.ts';
import { HeaderAction } from './header-action.tsx';
import { HeaderFrame } from './header-frame.tsx';

interface ApplicationHeaderProps {
  readonly application: Application;
  /** Absent until they are loaded. */
  readonly documents: readonly RequiredDocument[] | undefined;
  /** Where the page shows them; absent until it is known. */
  readonly place: DocumentsPlace | undefined;
}

/**
 * Header of a loaded application: form number, status with its reason, Print, and the next action if there is one. While
 * the customer has to confirm, a missing document is what the agent can do: sending the e-mail again is secondary. The
 * banner also says which items wait because others of the application have to be paid first.
 */
export function ApplicationHeader({ application, documents, place }: ApplicationHeaderProps) {
  const { applicationId, formNo, checkoutId, status, items, submittedAt, channel } = application;
  const { customerId } = application.customer;
  const plan = application.account?.plan ?? null;
  const fields = { ...application, customerId, plan };
  const action = nextActionOf(fields);
  const canResend = action?.kind === 'resend';
  const upload =
    canResend && place === 'first' && documents && listMissing(documents).length > 0
      ? nextActionOf({ ...fields, status: 'Pending Documents' })
      : undefined;
  const ids = { applicationId, formNo, checkoutId, customerId, awaiting: application.awaiting };
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
      actions={[
        <PrintButton key="print" label="Print receipt" code={receiptCode}>
          {({ ReceiptPaper }, job) => (
            <ReceiptPaper job={job} application={application} documents={documents} />
          )}
        </PrintButton>,
        action && (
          <HeaderAction
            key="action"
            action={action}
            application={ids}
            status={status}
            documents={documents}
            isSecondary={upload !== undefined}
          />
        ),
        upload && (
          <HeaderAction
            key="upload"
            action={upload}
            application={ids}
            status={status}
            documents={documents}
          />
        ),
      ]}
      areActionsHidden={canResend && place === undefined}
    >
      <Banner
        tone={tone}
        title={title}
        action={
          notice?.sendLabel === undefined ? undefined : (
            <ButtonLink
              to={pageAddress(checkoutPath, { customerId, sent: checkoutId })}
              variant="outline"
              size="sm"
            >
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
