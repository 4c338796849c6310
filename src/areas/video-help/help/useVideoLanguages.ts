import { useStore } from 'react-admin';

/** What somebody chose for all videos. */
interface VideoLanguages {
  readonly spoken?: string;
  /** Of captions and transcript. */
  readonly captions?: string;
  /** Whether captions are on the video. */
  readonly isShown?: boolean;
}

const none: VideoLanguages = {};

/** The chosen languages of videos; kept until sign-out. */
export const useVideoLanguages = () => useStore<VideoLanguages>('session.video-help.languages', none);
