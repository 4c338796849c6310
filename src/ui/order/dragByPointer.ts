/** How far the pointer moves before a press becomes a drag, in pixels. */
const threshold = 6;
/** The strip at the edge of a scrolled part in which dragging scrolls it, in pixels. */
const scrollEdge = 48;
/** By how much it scrolls in each frame, in pixels. */
const scrollStep = 10;

interface DragHandlers {
  /** The element under the pointer. */
  onDrag: (over: Element | null) => void;
  onEnd: (isDropped: boolean) => void;
}

/**
 * Lets a line follow the pointer after it was pressed, until it is released or Escape is pressed. Pointer events are the
 * same for mouse, pen and touch in every browser. Returns a function that cancels the drag.
 */
export function dragByPointer(press: PointerEvent, line: HTMLElement, handlers: DragHandlers): () => void {
  const listeners = new AbortController();
  const frame = line.getBoundingClientRect();
  const grip = { x: press.clientX - frame.left, y: press.clientY - frame.top };
  let pointer = { x: press.clientX, y: press.clientY };
  let shift = { x: 0, y: 0 };
  let isDragging = false;
  let frameRequest = 0;

  function follow(): void {
    // Where the line is now without its shift: scrolling moves it.
    const { left, top } = line.getBoundingClientRect();
    shift = { x: pointer.x - grip.x - left + shift.x, y: pointer.y - grip.y - top + shift.y };
    line.style.translate = `${shift.x}px ${shift.y}px`;
    handlers.onDrag(document.elementFromPoint(pointer.x, pointer.y));
  }
  function scroll(): void {
    if (scrollAt(line, pointer.y)) follow();
    frameRequest = requestAnimationFrame(scroll);
  }
  function onMove({ clientX, clientY }: PointerEvent): void {
    pointer = { x: clientX, y: clientY };
    const distance = Math.hypot(clientX - press.clientX, clientY - press.clientY);
    if (!isDragging && distance < threshold) return;
    if (!isDragging) {
      isDragging = true;
      line.style.pointerEvents = 'none';
      scroll();
    }
    follow();
  }
  function end(isDropped: boolean): void {
    listeners.abort();
    cancelAnimationFrame(frameRequest);
    if (!isDragging) return;
    line.style.translate = '';
    line.style.pointerEvents = '';
    ignoreClick();
    handlers.onEnd(isDropped);
  }
  const options = { signal: listeners.signal };
  window.addEventListener('pointermove', onMove, options);
  window.addEventListener('pointerup', () => end(true), options);
  window.addEventListener('pointercancel', () => end(false), options);
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !isDragging) return;
      event.preventDefault();
      event.stopPropagation();
      end(false);
    },
    { ...options, capture: true },
  );
  return () => end(false);
}

/** The release of the pointer is not a click on the handle. */
function ignoreClick(): void {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', stop, { capture: true }));
}

/** Scrolls the nearest part around a line at whose edge the pointer is; false if there is none. */
function scrollAt(line: HTMLElement, y: number): boolean {
  for (let part = line.parentElement; part; part = part.parentElement) {
    const isPage = part === document.scrollingElement;
    if (!isPage && !/auto|scroll/.test(getComputedStyle(part).overflowY)) continue;
    const frame = part.getBoundingClientRect();
    const [top, bottom] = isPage ? [0, innerHeight] : [frame.top, frame.bottom];
    const by = y < top + scrollEdge ? -scrollStep : y > bottom - scrollEdge ? scrollStep : 0;
    const { scrollTop } = part;
    if (by !== 0) part.scrollTop += by;
    if (part.scrollTop !== scrollTop) return true;
  }
  return false;
}
