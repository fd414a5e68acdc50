import { Button, Text } from '@portal/shared/ui';
import { Copy } from 'lucide-react';
import { useState } from 'react';

/** Copies what `getText` returns, and says whether that worked. */
export function CopyButton({ getText }: { readonly getText: () => string }) {
  const [copied, setCopied] = useState<'yes' | 'no'>();
  const copy = () => {
    navigator.clipboard.writeText(getText()).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  };
  return (
    <>
      <Text role="status" textStyle="help" alignSelf="center" me="auto" _empty={{ position: 'absolute' }}>
        {copied === 'yes' ? 'Copied.' : copied === 'no' ? 'It could not be copied.' : ''}
      </Text>
      <Button variant="outline" onClick={copy}>
        <Copy aria-hidden />
        Copy for support
      </Button>
    </>
  );
}
