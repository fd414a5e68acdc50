import { CardBody } from '@portal/shared/parts';
import { Button, FailurePanel, VisuallyHidden } from '@portal/shared/ui';
import { FileText } from 'lucide-react';
import type { AccountStatement } from './use-account-statement.ts';

interface StatementButtonProps {
  readonly statement: AccountStatement;
  readonly currency: string;
  /** Whether its words name the currency, because there are several. */
  readonly isNamed?: boolean;
}

/**
 * Button that saves the account statement of one currency as a PDF. It is busy while that is requested, and disabled
 * while another one is.
 */
export function StatementButton({ statement, currency, isNamed = false }: StatementButtonProps) {
  const { inFlight, save } = statement;
  return (
    <Button
      variant="outline"
      size="sm"
      loading={inFlight === currency}
      disabled={inFlight !== undefined && inFlight !== currency}
      onClick={() => void save(currency)}
    >
      <FileText aria-hidden />
      {isNamed ? (
        `Statement in ${currency}, PDF`
      ) : (
        <>
          Statement
          <VisuallyHidden>{` in ${currency}, PDF`}</VisuallyHidden>
        </>
      )}
    </Button>
  );
}

/**
 * Says that an account statement could not be made, with a retry; nothing otherwise. The call itself is only logged
 * (API-04).
 */
export function StatementFailure({ statement: { failed, save } }: { readonly statement: AccountStatement }) {
  if (failed === undefined) return null;
  return (
    <CardBody>
      <FailurePanel
        compact
        title={`The statement in ${failed} could not be made`}
        meaning="No file was saved."
        onRetry={() => void save(failed)}
      />
    </CardBody>
  );
}
