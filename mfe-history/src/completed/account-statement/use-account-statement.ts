import { accountStatement } from '@portal/shared/api/history';
import { useCommand } from '@portal/shared/data';
import { bytesOf, saveFile } from '@portal/shared/files';
import type { DateRange } from '@portal/shared/flows';
import { useState } from 'react';

/** The account statement of a period, as a file. */
export interface AccountStatement {
  /** Requests the statement of a currency and saves it (HIS-04). */
  readonly save: (currency: string) => Promise<void>;
  /** Currency of the statement that is being made. */
  readonly inFlight: string | undefined;
  /** Currency whose last request failed, until the next one. */
  readonly failed: string | undefined;
}

/**
 * Returns `save`, which requests the account statement (list of transactions) of one currency in a period and saves it
 * as a PDF, and the currency that is `inFlight` or has `failed`. `save` never rejects. `from` and `to` are YYYY-MM-DD.
 */
export function useAccountStatement(accountId: string, { from, to }: DateRange): AccountStatement {
  const report = useCommand(accountStatement);
  const [inFlight, setInFlight] = useState<string>();
  const [failed, setFailed] = useState<string>();
  const save = async (currency: string) => {
    setFailed(undefined);
    setInFlight(currency);
    const outcome = await report.run({
      template: 'transaction-statement',
      accountId,
      from,
      to,
      currency,
    });
    setInFlight(undefined);
    if (outcome.status === 'failed') return setFailed(currency);
    const { content, contentType } = outcome.value;
    saveFile(
      `statement-${accountId}-${currency}-${from}-${to}.pdf`,
      new Blob([bytesOf(content)], { type: contentType }),
    );
  };
  return { save, inFlight, failed };
}
