import { describe, expect, it } from 'vitest';
import { isSource, readFilmAddress } from '@/areas/video-help/checks/filmAddress';

const allowed = { origin: 'https://office.example', media: ['https://films.example'] };
const read = (address: string) => readFilmAddress(address, allowed);
const youTube = (start = 0) => ({ source: { kind: 'youtube', videoId: 'dQw4w9WgXcQ' }, start });

describe('readFilmAddress', () => {
  it.each([
    'javascript:alert(1)',
    'data:video/mp4;base64,AAAA',
    '//youtube.com/watch?v=dQw4w9WgXcQ',
    '/\\youtube.com/a.mp4',
    'https://youtube.com.evil/watch?v=dQw4w9WgXcQ',
    'https://evil.example/?youtube.com/watch?v=dQw4w9WgXcQ',
    'https://someone@youtube.com/watch?v=dQw4w9WgXcQ',
    '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
    'https://www.youtube.com/watch?v=tooshort',
    'http://films.example/a.mp4',
    'https://',
    '',
  ])('VH01 rejects %s', (address) => expect(read(address)).toBe('notAFilm'));

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
  ])('VH02 reads id, start and hash of %s', (address, found) => expect(read(address)).toEqual(found));

  it('VH03 accepts files of this origin and of allowed ones', () => {
    const file = (address: string, type = 'video/mp4') => ({
      source: { kind: 'file', address, type },
      start: 0,
    });
    expect(read('/films/a.mp4')).toEqual(file('/films/a.mp4'));
    expect(read('https://office.example/films/a.webm?x=1')).toEqual(file('/films/a.webm?x=1', 'video/webm'));
    expect(read('https://films.example/a.mp4')).toEqual(file('https://films.example/a.mp4'));
    expect(read('https://elsewhere.example/a.mp4')).toBe('foreignOrigin');
  });

  it('VH33 rejects streams', () => {
    expect(read('https://films.example/a.m3u8')).toBe('stream');
    expect(read('/films/a.mpd')).toBe('stream');
  });

  it('VH01 isSource checks stored sources again', () => {
    expect(isSource({ kind: 'youtube', videoId: '../../../evil' })).toBe(false);
    expect(isSource({ kind: 'vimeo', videoId: '76979871', hash: '"><script>' })).toBe(false);
    expect(isSource({ kind: 'file', address: 'javascript:alert(1)', type: 'video/mp4' })).toBe(false);
    expect(isSource({ kind: 'file', address: '//evil.example/a.mp4', type: 'video/mp4' })).toBe(false);
    expect(isSource({ kind: 'file', address: '/a.mp4', type: 'text/html' })).toBe(false);
    expect(isSource({ kind: 'file', address: '/a.mp4', type: 'video/mp4' })).toBe(true);
  });
});
