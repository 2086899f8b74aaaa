/** How a draft is worked on: by questions, by its golden cases, as text, or beside what is in force. */
export type Mode = 'form' | 'cases' | 'text' | 'compare';
