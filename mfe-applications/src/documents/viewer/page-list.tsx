import { Box, chakra, FailurePanel, HStack, Spinner, Text } from '@portal/shared/ui';
import { useCallback, useEffect, useState } from 'react';
import { openPages } from './open-pages.ts';
import { PageCanvas } from './page-canvas.tsx';
import type { View } from './page-view.ts';
import type { Pages } from './pages.ts';

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

type OpenedPages =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ok'; readonly pages: Pages };

/** A file can have any number of pages. Further pages are only in the downloaded file. */
const maxPages = 100;

interface PageListProps {
  readonly name: string;
  readonly file: Blob;
  readonly view: View;
}

/** The pages of a file, one below the other. */
export function PageList({ name, file, view }: PageListProps) {
  const [attempt, setAttempt] = useState(0);
  const openedPages = useOpenedPages(file, attempt);
  const [hasFailed, setHasFailed] = useState(false);
  const markFailed = useCallback(() => setHasFailed(true), []);
  if (openedPages.status === 'failed' || hasFailed) {
    return (
      <FailurePanel
        title="The file cannot be shown"
        meaning="It may be damaged or locked. It can still be downloaded."
        onRetry={() => {
          setHasFailed(false);
          setAttempt((count) => count + 1);
        }}
      />
    );
  }
  if (openedPages.status === 'loading') return <OpeningNotice />;
  const { pages } = openedPages;
  const visibleCount = Math.min(pages.count, maxPages);
  const getLabel = (index: number) =>
    pages.count === 1 ? name : `${name}, page ${index + 1} of ${pages.count}`;
  return (
    <Scroller role="group" aria-label={`Pages of ${name}`} tabIndex={0}>
      {Array.from({ length: visibleCount }, (_, index) => index).map((index) => (
        <PageCanvas
          key={index}
          pages={pages}
          index={index}
          view={view}
          label={getLabel(index)}
          onFailed={markFailed}
        />
      ))}
      {visibleCount < pages.count ? (
        <Text textStyle="help">
          {visibleCount} of {pages.count} pages. Download the file for the rest.
        </Text>
      ) : null}
    </Scroller>
  );
}

/** Shown while a file is loaded and opened. */
export function OpeningNotice() {
  return (
    <Box h={{ base: '56vh', md: '62vh' }} display="grid" placeItems="center" bg="bg.muted" borderRadius="md">
      <HStack role="status" gap="2" color="fg.muted">
        <Spinner size="20px" />
        Opening…
      </HStack>
    </Box>
  );
}

/** Opens the file's pages, and closes them on unmount. A changed `attempt` opens them again. */
function useOpenedPages(file: Blob, attempt: number): OpenedPages {
  const [opened, setOpened] = useState<OpenedPages>({ status: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt opens the same file again
  useEffect(() => {
    let isMounted = true;
    let pages: Pages | undefined;
    setOpened({ status: 'loading' });
    openPages(file).then(
      (openedPages) => {
        pages = openedPages;
        if (isMounted) setOpened({ status: 'ok', pages });
        else openedPages.close();
      },
      () => isMounted && setOpened({ status: 'failed' }),
    );
    return () => {
      isMounted = false;
      pages?.close();
    };
  }, [file, attempt]);
  return opened;
}
