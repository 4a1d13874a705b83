import './browser'
import { describe, expect, it } from 'vitest'
import { position } from './made'
import { Lesson } from '../src/lib/lesson.svelte'
import type { LessonOut } from '../src/lib/wire'

/** A lesson of one decision, with these right answers and one that is none. */
function asking(right: string[]): Lesson {
  const moves = [...right, 'other']
  const answers = Object.fromEntries(moves.map((text) => [text, { say: text, right: right.includes(text), events: [], stages: [], view: null }]))
  const place = { view: position(1).view, moves, question: null, events: [], stages: [], task: 'Do it', show: right[0] ?? '', answers }
  const step = { title: '', say: '', another: false, lit: [], part: '', tap: [], tap_task: '', tapped: '', places: [place] }
  const script: LessonOut = { game: 'toy', name: 'first', minutes: 1, practice: false, names: ['Ana', 'Ben'], steps: [step] }
  const lesson = new Lesson(script, new Map())
  lesson.begin(0)
  return lesson
}

describe('a lesson', () => {
  it('lights all right answers where they are few, else the one that is pointed at', () => {
    expect(asking(['near', 'far']).wanted).toEqual(['near', 'far'])
    expect(asking(['a', 'b', 'c', 'd']).wanted).toEqual(['a'])
  })
})
