import { saveFile } from '@portal/shared/files';
import { Box, Flex, IconButton } from '@portal/shared/ui';
import { Download, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { canZoom, changeZoom, rotate, type View } from './page-view.ts';
import type { OpenedFile } from './use-attachment.ts';

interface ToolbarProps {
  readonly view: View;
  readonly onView: (view: View) => void;
  /** Absent while it loads. */
  readonly file: OpenedFile | undefined;
}

/** Buttons to zoom, rotate (`onView` gets the new view) and download the file; `file` is `undefined` while it loads. */
export function Toolbar({ view, onView, file }: ToolbarProps) {
  return (
    <Flex role="toolbar" aria-label="View" align="center" gap="1" mt="3" mb="2">
      <IconButton
        aria-label="Zoom out"
        disabled={!canZoom(view, 'out')}
        onClick={() => onView(changeZoom(view, 'out'))}
      >
        <ZoomOut aria-hidden />
      </IconButton>
      <Box role="status" aria-label="Zoom" minW="48px" textAlign="center" fontVariantNumeric="tabular-nums">
        {`${view.zoom * 100}%`}
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
      <Box flex="1" />
      <IconButton
        aria-label="Download"
        disabled={!file}
        onClick={() => file && saveFile(file.fileName, file.content)}
      >
        <Download aria-hidden />
      </IconButton>
    </Flex>
  );
}
