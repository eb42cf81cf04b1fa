import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { type ReactNode, useMemo, useRef } from 'react';
import type { GalleryPicture } from '#contract/media.ts';
import { useT } from '../i18n.tsx';
import { moved } from './moved.ts';

export interface SortablePicturesProps {
  pictures: readonly GalleryPicture[];
  onOrder: (keys: readonly number[]) => void;
  children: ReactNode;
}

/** Reorders pictures by mouse, touch or keyboard, with announcements for screen readers. */
export function SortablePictures({ pictures, onOrder, children }: SortablePicturesProps) {
  const keys = useMemo(() => pictures.map(({ key }) => key), [pictures]);
  const speech = useSpeech(keys);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    // A brief touch scrolls the page instead.
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  function handleDragEnd({ active, over }: DragEndEvent): void {
    const from = keys.indexOf(Number(active.id));
    const to = over ? keys.indexOf(Number(over.id)) : from;
    if (from >= 0 && to >= 0 && from !== to) onOrder(moved(keys, from, to));
  }

  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={handleDragEnd} accessibility={speech}>
      <SortableContext items={keys} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

/** Screen reader announcements of a move, in the page's language. */
function useSpeech(keys: readonly number[]) {
  const t = useT();
  const placeOf = (id: UniqueIdentifier | undefined) => keys.indexOf(Number(id)) + 1;
  const say = (what: 'picked' | 'over' | 'dropped' | 'cancelled', from: UniqueIdentifier, to?: UniqueIdentifier) =>
    t(`panel.gallery.say.${what}`, { from: placeOf(from), to: placeOf(to ?? from), count: keys.length });
  // A picture just picked up is over its own position: announcing that would drown the previous announcement.
  const hasMoved = useRef(false);
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      hasMoved.current = false;
      return say('picked', active.id);
    },
    onDragOver: ({ active, over }) => {
      hasMoved.current ||= over?.id !== active.id;
      return hasMoved.current ? say('over', active.id, over?.id) : undefined;
    },
    onDragEnd: ({ active, over }) => say('dropped', active.id, over?.id),
    onDragCancel: ({ active }) => say('cancelled', active.id),
  };
  return { announcements, screenReaderInstructions: { draggable: t('panel.gallery.say.how') } };
}
