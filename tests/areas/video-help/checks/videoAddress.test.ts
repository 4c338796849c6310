import { describe, expect, it } from 'vitest';
import { isSource, readVideoAddress } from '@/areas/video-help/checks/videoAddress';

const allowed = { origin: 'https://office.example', media: ['https://videos.example'] };
const read = (address: string) => readVideoAddress(address, allowed);
const youTube = (start = 0) => ({ source: { kind: 'youtube', videoId: 'dQw4w9WgXcQ' }, start });

describe('readVideoAddress', () => {
  it.each([
    'javascript:alert(1)',
    'data:video/mp4;base64,AAAA',
    '/\\youtube.com/a.mp4',
    'https://youtube.com.evil/watch?v=dQw4w9WgXcQ',
    'https://evil.example/?youtube.com/watch?v=dQw4w9WgXcQ',
    'https://someone@youtube.com/watch?v=dQw4w9WgXcQ',
    '<iframe src="https://youtube.com.evil/embed/dQw4w9WgXcQ"></iframe>',
    'someone@youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/notlive/EkRHhOCdZjw',
    'https://www.youtube.com/watch?redirect=live/EkRHhOCdZjw',
    'https://www.youtube.com/redirect?q=https://press.example&v=dQw4w9WgXcQ',
    'https://vimeo.com/features/76979871',
    'https://www.youtube.com/watch?v=tooshort',
    'http://videos.example/a.mp4',
    'https://',
    '',
  ])('rejects %s', (address) => expect(read(address)).toBe('notAVideo'));

  it.each([
    ['https://youtu.be/dQw4w9WgXcQ', youTube()],
    ['https://youtu.be/dQw4w9WgXcQ?t=42', youTube(42)],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL1&t=1m2s', youTube(62)],
    ['https://m.youtube.com/shorts/dQw4w9WgXcQ', youTube()],
    ['https://www.youtube.com/live/dQw4w9WgXcQ?t=1h0m1s', youTube(3601)],
    ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?start=7', youTube(7)],
    ['https://vimeo.com/76979871', { source: { kind: 'vimeo', videoId: '76979871' }, start: 0 }],
    [
      'https://vimeo.com/76979871/8272103f6e#t=5s',
      { source: { kind: 'vimeo', videoId: '76979871', hash: '8272103f6e' }, start: 5 },
    ],
    [
      'https://player.vimeo.com/video/76979871?h=8272103f6e',
      { source: { kind: 'vimeo', videoId: '76979871', hash: '8272103f6e' }, start: 0 },
    ],
  ])('reads id, start and hash of %s', (address, found) => expect(read(address)).toEqual(found));

  const vimeo = (videoId: string, hash?: string) => ({
    source: { kind: 'vimeo', videoId, ...(hash !== undefined && { hash }) },
    start: 0,
  });
  it.each([
    ['https://vimeo.com/showcase/7654321/video/407943692', vimeo('407943692')],
    ['https://vimeo.com/album/2838732/video/63422641', vimeo('63422641')],
    ['https://vimeo.com/groups/1234567/videos/155463564', vimeo('155463564')],
    ['https://vimeo.com/channels/2020202/98765432', vimeo('98765432')],
    ['https://vimeo.com/channels/staffpicks/98765432', vimeo('98765432')],
    ['https://vimeo.com/823137111/7da580d79b?share=copy', vimeo('823137111', '7da580d79b')],
    ['https://vimeo.com/823137111/1234567890', vimeo('823137111', '1234567890')],
    ['https://player.vimeo.com/video/823141156?h=90e6d75118&badge=0', vimeo('823141156', '90e6d75118')],
    ['https://vimeo.com/manage/videos/823141156', vimeo('823141156')],
    ['https://vimeo.com/user1234567/review/823141156/90e6d75118', vimeo('823141156')],
    ['http://vimeo.com/823141156/90e6d75118', vimeo('823141156', '90e6d75118')],
  ])('takes the video, not the list around it: %s', (address, found) => expect(read(address)).toEqual(found));

  it.each([
    'https://www.youtube.com/embed/videoseries?list=PLA1BD1E862C80F959',
    'https://www.youtube.com/embed/videoseries?si=d06UAKj4fHF1bB9w&list=PLGWWgtAupbLk4TaAniyY4_aifhz9urPsp',
    'https://www.youtube.com/playlist?list=PL6037698E84060287',
    'https://www.youtube.com/@publisher/streams',
    'https://vimeo.com/showcase/7654321',
    'https://vimeo.com/channels/2020202',
    'https://vimeo.com/groups/1234567',
    'https://vimeo.com/user/1234567/folder/7654321',
  ])('says that several videos are no video: %s', (address) => expect(read(address)).toBe('videoList'));

  it.each([
    'https://www.youtube.com/embed/live_stream?channel=UC4R8DWoMoI7CAwX8_LjQHig',
    'https://www.youtube.com/@publisher/live',
    'https://www.youtube.com/channel/UC4R8DWoMoI7CAwX8_LjQHig/live',
    'https://vimeo.com/event/4321987/embed',
    'https://vimeo.com/event/4321987',
  ])('says that a live stream is no video: %s', (address) => expect(read(address)).toBe('liveStream'));

  const live = { source: { kind: 'youtube', videoId: 'EkRHhOCdZjw' }, start: 0 };
  const short = { source: { kind: 'youtube', videoId: 'u1I0Z8ePtKM' }, start: 0 };
  it.each([
    ['http://www.youtube.com/watch?v=dQw4w9WgXcQ', youTube()],
    ['www.youtube.com/watch?v=dQw4w9WgXcQ', youTube()],
    ['youtu.be/dQw4w9WgXcQ', youTube()],
    ['//www.youtube.com/embed/dQw4w9WgXcQ', youTube()],
    ['https://music.youtube.com/watch?v=dQw4w9WgXcQ', youTube()],
    ['https://youtube-nocookie.com/embed/dQw4w9WgXcQ', youTube()],
    ['https://studio.youtube.com/video/dQw4w9WgXcQ/edit', youTube()],
    [
      '<iframe width="560" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ?si=abc&amp;start=90" allowfullscreen></iframe>',
      youTube(90),
    ],
    ['https://youtu.be/dQw4w9WgXcQ?si=AbC_dEf-123&t=90', youTube(90)],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL6037698E84060287&index=3&t=1m30s', youTube(90)],
    ['https://m.youtube.com/watch?v=dQw4w9WgXcQ&feature=youtu.be', youTube()],
    ['https://www.youtube.com/live/EkRHhOCdZjw?si=xyz', live],
    ['https://www.youtube.com/shorts/u1I0Z8ePtKM?feature=share', short],
  ])('understands what people paste: %s', (text, found) => expect(read(text)).toEqual(found));

  it('accepts files of this origin and of allowed ones', () => {
    const file = (address: string, type = 'video/mp4') => ({
      source: { kind: 'file', address, type },
      start: 0,
    });
    expect(read('/videos/a.mp4')).toEqual(file('/videos/a.mp4'));
    expect(read('https://office.example/videos/a.webm?x=1')).toEqual(
      file('/videos/a.webm?x=1', 'video/webm'),
    );
    expect(read('https://videos.example/a.mp4')).toEqual(file('https://videos.example/a.mp4'));
    expect(read('videos.example/a.mp4')).toEqual(file('https://videos.example/a.mp4'));
    const local = { origin: 'http://127.0.0.1:4173', media: [] };
    expect(readVideoAddress('http://127.0.0.1:4173/videos/a.mp4', local)).toEqual(file('/videos/a.mp4'));
    expect(read('https://elsewhere.example/a.mp4')).toBe('foreignOrigin');
  });

  it('rejects streams', () => {
    expect(read('https://videos.example/a.m3u8')).toBe('stream');
    expect(read('/videos/a.mpd')).toBe('stream');
  });

  it('isSource checks stored sources again', () => {
    expect(isSource({ kind: 'youtube', videoId: '../../../evil' })).toBe(false);
    expect(isSource({ kind: 'youtube', videoId: 'videoseries' })).toBe(false);
    expect(isSource({ kind: 'vimeo', videoId: '76979871', hash: '"><script>' })).toBe(false);
    expect(isSource({ kind: 'file', address: 'javascript:alert(1)', type: 'video/mp4' })).toBe(false);
    expect(isSource({ kind: 'file', address: '//evil.example/a.mp4', type: 'video/mp4' })).toBe(false);
    expect(isSource({ kind: 'file', address: '/a.mp4', type: 'text/html' })).toBe(false);
    expect(isSource({ kind: 'file', address: '/a.mp4', type: 'video/mp4' })).toBe(true);
  });
});
