import { createParcel, useShell } from '@portal/shared/ui';
import { useEffect, useState } from 'react';

/** A slot of a bad release that expects every call to be answered. */
function Trustful() {
  const { config } = useShell();
  const [rows, setRows] = useState<readonly string[] | undefined>([]);
  useEffect(() => {
    fetch(`${config.api.baseUrl}/holdings`).then(
      (answer) => setRows(answer.ok ? [] : undefined),
      () => setRows(undefined),
    );
  }, [config]);
  if (rows === undefined) throw new Error('this release throws when a call fails');
  return <p>{rows.length} holdings</p>;
}

export default createParcel(Trustful);
