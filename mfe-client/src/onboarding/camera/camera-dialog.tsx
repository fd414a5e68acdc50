import { FileInput } from '@portal/shared/file-input';
import { Modal, ModalTitle } from '@portal/shared/parts';
import { prepareCanvas } from '@portal/shared/pictures';
import { Box, Text } from '@portal/shared/ui';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import type { CameraSide } from './camera-side.ts';
import { PanelButton, positioner, surface, Top } from './layout.tsx';
import { LiveView } from './live-view.tsx';
import { type TakenPicture, turnPicture } from './picture.ts';
import { TakenView } from './taken-view.tsx';

function tipOf({ title, shape }: CameraSide, isFirst: boolean): string {
  return isFirst || shape === 'page'
    ? 'Fit the document inside the frame.'
    : `Turn the document over. Fit the ${title.toLowerCase()} inside the frame.`;
}

interface CameraDialogProps {
  /** The sides to photograph, in turn; at least one. */
  readonly sides: readonly [CameraSide, ...CameraSide[]];
  readonly onClose: () => void;
}

/**
 * Photographs the sides of a document in turn (ONB-02): each side's `choose` gets its picture, or a file chosen
 * instead, and after the last one `onClose` is called. The camera is off once a picture is taken, the tab is hidden or
 * the dialog is closed.
 */
export function CameraDialog({ sides, onClose }: CameraDialogProps) {
  const [at, setAt] = useState(0);
  const [taken, setTaken] = useState<TakenPicture>();
  const [refusal, setRefusal] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const side = sides[at] ?? sides[0];
  const takeOver = (file: File, isAccepted: boolean) => {
    side.choose(file, isAccepted);
    show(undefined);
    if (at + 1 < sides.length) setAt(at + 1);
    else onClose();
  };
  const acceptTaken = async ({ canvas }: TakenPicture) => {
    const prepared = await prepareCanvas(canvas);
    if (prepared.status === 'refused') return setRefusal(prepared.why);
    const { bytes, type } = prepared.file;
    takeOver(new File([bytes], `${side.title}.jpg`, { type }), true);
  };
  const show = (picture: TakenPicture | undefined) => {
    setRefusal(undefined);
    setTaken(picture);
  };
  return (
    <Modal open onClose={onClose} move="dialog" positioner={positioner} surface={surface}>
      <Top>
        <PanelButton type="button" aria-label="Close the camera" onClick={onClose}>
          <X size={22} aria-hidden />
        </PanelButton>
        <Box>
          <ModalTitle css={{ fontWeight: 'semibold' }}>{side.title}</ModalTitle>
          {sides.length > 1 ? (
            <Text textStyle="xs" color="panel.muted">{`${at + 1} of ${sides.length}`}</Text>
          ) : null}
        </Box>
      </Top>
      {taken ? (
        <TakenView
          title={side.title}
          picture={taken}
          refusal={refusal}
          onTurn={() => show(turnPicture(taken))}
          onRetake={() => show(undefined)}
          onUse={() => void acceptTaken(taken)}
        />
      ) : (
        <LiveView
          key={at}
          shape={side.shape}
          tip={tipOf(side, at === 0)}
          onTaken={show}
          onChooseFile={() => input.current?.click()}
        />
      )}
      <FileInput ref={input} label={side.title} onChoose={(file) => takeOver(file, false)} />
    </Modal>
  );
}
