import { saveFile } from '@portal/shared/files';
import { Box, chakra, IconButton } from '@portal/shared/ui';
import { ChevronDown, ChevronUp, Download, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import type { PagePlace } from './page-place.ts';
import { canZoom, changeZoom, rotate, type View } from './page-view.ts';
import type { OpenedFile } from './use-attachment.ts';

/** Beside the dialog’s title, before its close button; on a phone a separate line. */
const Frame = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '0', md: '1' },
    my: { base: '2', md: '0' },
    mx: { base: '-3', md: '0' },
    position: { md: 'absolute' },
    top: { md: '3' },
    insetInlineEnd: { md: 'calc({sizes.10} + {spacing.3.5})' },
  },
});
/** What the buttons beside the title leave to it. */
export const titleInset = { md: '96' } as const;

interface ToolbarProps {
  readonly view: View;
  readonly onView: (view: View) => void;
  /** Absent while it loads. */
  readonly file: OpenedFile | undefined;
  /** The page in view; absent until the pages are there. A single page has no buttons. */
  readonly place: PagePlace | undefined;
  /** Shows the page with this index. */
  readonly onPage: (index: number) => void;
}

/**
 * Buttons to zoom, rotate (`onView` gets the new view), go from page to page and download the file; `file` is
 * `undefined` while it loads.
 */
export function Toolbar({ view, onView, file, place, onPage }: ToolbarProps) {
  return (
    <Frame role="toolbar" aria-label="View">
      <IconButton
        aria-label="Zoom out"
        disabled={!canZoom(view, 'out')}
        onClick={() => onView(changeZoom(view, 'out'))}
      >
        <ZoomOut aria-hidden />
      </IconButton>
      <Box
        role="status"
        aria-label="Zoom"
        minW={{ base: '58px', md: '72px' }}
        textAlign="center"
        fontVariantNumeric="tabular-nums"
      >
        {view.zoom === 1 ? 'Fit width' : `${view.zoom * 100}%`}
      </Box>
      <IconButton
        aria-label="Zoom in"
        disabled={!canZoom(view, 'in')}
        onClick={() => onView(changeZoom(view, 'in'))}
      >
        <ZoomIn aria-hidden />
      </IconButton>
      <IconButton aria-label="Rotate" onClick={() => onView(rotate(view))}>
        <RotateCw aria-hidden />
      </IconButton>
      <Box flex={{ base: '1', md: 'none' }} />
      {place && place.count > 1 ? <PageButtons place={place} onPage={onPage} /> : null}
      <IconButton
        aria-label="Download"
        disabled={!file}
        onClick={() => file && saveFile(file.fileName, file.content)}
      >
        <Download aria-hidden />
      </IconButton>
    </Frame>
  );
}

function PageButtons({ place, onPage }: { readonly place: PagePlace } & Pick<ToolbarProps, 'onPage'>) {
  const { index, count } = place;
  return (
    <>
      <IconButton aria-label="Previous page" disabled={index === 0} onClick={() => onPage(index - 1)}>
        <ChevronUp aria-hidden />
      </IconButton>
      <Box role="status" aria-label="Page" minW="48px" textAlign="center" fontVariantNumeric="tabular-nums">
        {`${index + 1} / ${count}`}
      </Box>
      <IconButton aria-label="Next page" disabled={index + 1 >= count} onClick={() => onPage(index + 1)}>
        <ChevronDown aria-hidden />
      </IconButton>
    </>
  );
}
