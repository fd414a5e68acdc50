import { Box, chakra, FailurePanel, HStack, Spinner, Text } from '@portal/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import { openPages } from './open-pages.ts';
import { PageCanvas } from './page-canvas.tsx';
import type { Pages } from './pages.ts';
import type { View } from './view.ts';

const Scroller = chakra('div', {
  base: {
    h: { base: '56vh', md: '62vh' },
    p: '3',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    bg: 'bg.muted',
    borderRadius: 'md',
    '& > * + *': { mt: '3' },
  },
});

type Opened =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ok'; readonly pages: Pages };

/** A file may claim any number of pages; more than these are for the program that it is downloaded for. */
const mostPages = 100;

interface StageProps {
  readonly name: string;
  readonly file: Blob;
  readonly view: View;
}

/** A file's pages, one beneath the other. */
export function Stage({ name, file, view }: StageProps) {
  const [attempt, setAttempt] = useState(0);
  const opened = useOpened(file, attempt);
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  if (opened.status === 'failed' || failed) {
    return (
      <FailurePanel
        title="The file cannot be shown"
        meaning="It may be damaged or locked. It can still be downloaded."
        onRetry={() => {
          setFailed(false);
          setAttempt((count) => count + 1);
        }}
      />
    );
  }
  if (opened.status === 'loading') return <Opening />;
  const { pages } = opened;
  const shown = Math.min(pages.count, mostPages);
  const label = (index: number) =>
    pages.count === 1 ? name : `${name}, page ${index + 1} of ${pages.count}`;
  return (
    <Scroller role="group" aria-label={`Pages of ${name}`} tabIndex={0}>
      {Array.from({ length: shown }, (_, index) => index).map((index) => (
        <PageCanvas
          key={index}
          pages={pages}
          index={index}
          view={view}
          label={label(index)}
          onFailed={fail}
        />
      ))}
      {shown < pages.count ? (
        <Text textStyle="help">
          {shown} of {pages.count} pages. Download the file for the rest.
        </Text>
      ) : null}
    </Scroller>
  );
}

/** While a file is on its way, and while it is opened. */
export function Opening() {
  return (
    <Box h={{ base: '56vh', md: '62vh' }} display="grid" placeItems="center" bg="bg.muted" borderRadius="md">
      <HStack role="status" gap="2" color="fg.muted">
        <Spinner size="20px" />
        Opening…
      </HStack>
    </Box>
  );
}

function useOpened(file: Blob, attempt: number): Opened {
  const [opened, setOpened] = useState<Opened>({ status: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the same file again
  useEffect(() => {
    let isShown = true;
    let pages: Pages | undefined;
    setOpened({ status: 'loading' });
    openPages(file).then(
      (found) => {
        pages = found;
        if (isShown) setOpened({ status: 'ok', pages });
        else found.close();
      },
      () => isShown && setOpened({ status: 'failed' }),
    );
    return () => {
      isShown = false;
      pages?.close();
    };
  }, [file, attempt]);
  return opened;
}
