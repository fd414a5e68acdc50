import { createLazyCode, useLazyCode } from '@portal/shared/lazy-code';
import { Button, Text, VisuallyHidden } from '@portal/shared/ui';
import { Camera } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { CameraDialog } from '../camera/index.ts';

const camera = createLazyCode(() =>
  import(/* webpackChunkName: "camera" */ '../camera/index.ts').then((code) => code.CameraDialog),
);

interface CameraButtonProps {
  /** The side that is photographed first. */
  readonly title: string;
  readonly onOpen: () => void;
}

/**
 * Button that opens the device's camera for a picture (`onOpen`). Its code is fetched when the pointer or the focus
 * reaches the button.
 */
export const CameraButton = ({ title, onOpen }: CameraButtonProps) => (
  <Button
    variant="outline"
    size="sm"
    onPointerEnter={camera.preload}
    onFocus={camera.preload}
    onClick={onOpen}
  >
    <Camera aria-hidden />
    Camera
    <VisuallyHidden>: {title}</VisuallyHidden>
  </Button>
);

/** The camera's dialog, once its code is loaded; nothing before. When it cannot be loaded, a text with a retry. */
export function OpenedCamera(props: ComponentProps<typeof CameraDialog>) {
  const code = useLazyCode(camera);
  if (code.status === 'ok') return <code.value {...props} />;
  if (code.status === 'loading') return null;
  return (
    <Text role="alert" mt="2" textStyle="xs" color="danger.fg">
      The camera could not be loaded. Upload a picture, or{' '}
      <Button variant="quiet" size="sm" onClick={code.retry}>
        try again
      </Button>
    </Text>
  );
}
