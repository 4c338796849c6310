import { describe, expect, it } from 'vitest';
import { shortenClasses } from '../../vite/startPages/shortenClasses';

const noStyles = { shared: '', light: '', dark: '' };

describe('the classes of the start pages', () => {
  it('have one short name each, in every page and every theme', () => {
    const { markups, styles } = shortenClasses({
      markups: ['<p class="css-1abc css-2def">1</p>', '<i class="css-2def">1.5rem .css-1abc</i>'],
      styles: {
        shared: '.css-1abc{margin:.5rem}',
        light: '.css-2def:hover{color:red}',
        dark: '.css-2def .css-1abc{color:blue}',
      },
    });
    expect(markups).toEqual(['<p class="s0 s1">1</p>', '<i class="s1">1.5rem .css-1abc</i>']);
    expect(styles).toEqual({
      shared: '.s0{margin:.5rem}',
      light: '.s1:hover{color:red}',
      dark: '.s1 .s0{color:blue}',
    });
  });

  it('are left out when no style names them, but for what the script looks for', () => {
    const { markups } = shortenClasses({
      markups: [
        '<b class="MuiButton-root css-3x Mui-disabled"></b><b class="MuiInputBase-root MuiX-y"></b><b class="z"></b>',
      ],
      styles: { ...noStyles, dark: '.css-3x.Mui-disabled{opacity:1}' },
    });
    expect(markups).toEqual(['<b class="s0 Mui-disabled"></b><b class="MuiInputBase-root"></b><b></b>']);
  });
});
