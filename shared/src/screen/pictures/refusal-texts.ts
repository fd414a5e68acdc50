import { maxFileText } from '@portal/shared/api/file-limits';

/** Why a file is not sent, and what helps: for agents, and for customers on their phone. */
export const refusalTexts = {
  empty: 'This file is empty. Choose another.',
  unread: 'This file could not be read. Choose it again.',
  type: 'Only PDF, JPG and PNG files can be uploaded.',
  heic: 'HEIC pictures cannot be read. Save it as JPG, or set the camera to “Most compatible”, and choose it again.',
  incomplete: 'This file is not complete. If it was still being downloaded, choose it again.',
  damaged: 'This picture is damaged. Choose another.',
  pixels: 'This picture is too large to be shown. Choose a smaller one.',
  memory: 'The device has no memory for this picture. Close other tabs, then try again.',
  drawing:
    'This browser changes pictures, to protect against fingerprinting. Allow this site to read canvas data, in the browser’s privacy settings, then try again.',
} as const;

/** Formats a number of bytes, rounded up, so that a size over a limit is not shown as the limit: `5.1 MB`. */
const megabytesText = (bytes: number): string => `${(Math.ceil(bytes / 104_857.6) / 10).toFixed(1)} MB`;

/** Why a file of so many bytes is not sent. */
export const tooLargeText = (bytes: number): string =>
  `This file is ${megabytesText(bytes)}. The limit is ${maxFileText}.`;
