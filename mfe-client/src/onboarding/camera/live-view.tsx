import { watchTurns } from '@portal/shared/pictures';
import { Banner, Button, Flex, VisuallyHidden } from '@portal/shared/ui';
import { Image, RotateCcw, SwitchCamera } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { cameraProblemTexts } from './camera-problem-texts.ts';
import { cropToFrame } from './crop.ts';
import { Bottom, Frame, PanelButton, Sheet, Shutter, Tip, View } from './layout.tsx';
import { type TakenPicture, takePicture } from './picture.ts';
import { useCamera } from './use-camera.ts';

/** Whether the device was turned since the camera opened. */
function useWasTurned(): boolean {
  const [wasTurned, setWasTurned] = useState(false);
  useEffect(() => watchTurns(() => setWasTurned(true)), []);
  return wasTurned;
}

interface ViewState {
  readonly isShowing: boolean;
  readonly isPaused: boolean;
  readonly wasTurned: boolean;
  readonly tip: string;
}

function describeView({ isShowing, isPaused, wasTurned, tip }: ViewState): string {
  if (isPaused) return 'A call or another program has paused the camera. It continues afterwards.';
  if (!isShowing) return 'The camera is opening. The browser may ask whether it is allowed.';
  return wasTurned ? `The device was turned. ${tip}` : tip;
}

interface LiveViewProps {
  readonly shape: 'card' | 'page';
  /** What the agent has to do. */
  readonly tip: string;
  readonly onTaken: (picture: TakenPicture) => void;
  readonly onChooseFile: () => void;
}

/**
 * What the camera sees, with the frame of a document's `shape`, and the shutter: `onTaken` gets the part in the frame.
 * If the camera cannot be opened it says why and offers a retry. A file can be chosen at any time.
 */
export function LiveView({ shape, tip, onTaken, onChooseFile }: LiveViewProps) {
  const { state, isPaused, retry, change } = useCamera();
  const video = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const shutter = useRef<HTMLButtonElement>(null);
  const wasTurned = useWasTurned();
  const stream = state.status === 'open' ? state.stream : null;
  const [isShowing, setIsShowing] = useState(false);
  useEffect(() => {
    setIsShowing(false);
    if (video.current) video.current.srcObject = stream;
  }, [stream]);
  const canTake = isShowing && !isPaused;
  useEffect(() => {
    if (canTake) shutter.current?.focus();
  }, [canTake]);

  if (state.status === 'failed') {
    const { title, advice } = cameraProblemTexts[state.problem];
    return (
      <>
        <View />
        <Sheet>
          <Banner tone="warn" role="alert" title={title}>
            {advice}
          </Banner>
          <Flex gap="2" wrap="wrap">
            <Button variant="primary" flex="1" onClick={onChooseFile}>
              <Image aria-hidden />
              Choose a file
            </Button>
            <Button variant="outline" flex="1" onClick={retry}>
              <RotateCcw aria-hidden />
              Try again
            </Button>
          </Flex>
        </Sheet>
      </>
    );
  }
  const take = () => {
    if (!video.current || !frame.current) return;
    const { videoWidth: width, videoHeight: height } = video.current;
    const area = cropToFrame(
      { width, height },
      video.current.getBoundingClientRect(),
      frame.current.getBoundingClientRect(),
    );
    onTaken(takePicture(video.current, area));
  };
  return (
    <>
      <View>
        <video ref={video} autoPlay playsInline muted data-private onPlaying={() => setIsShowing(true)} />
        <Frame ref={frame} shape={shape} />
        <Tip role="status">{describeView({ isShowing, isPaused, wasTurned, tip })}</Tip>
      </View>
      <Bottom>
        <PanelButton type="button" onClick={onChooseFile}>
          <Image size={20} aria-hidden />
          Choose a file
        </PanelButton>
        <Shutter ref={shutter} type="button" disabled={!canTake} onClick={take}>
          <VisuallyHidden>Take the picture</VisuallyHidden>
        </Shutter>
        {change ? (
          <PanelButton type="button" onClick={change}>
            <SwitchCamera size={20} aria-hidden />
            Switch camera
          </PanelButton>
        ) : null}
      </Bottom>
    </>
  );
}
