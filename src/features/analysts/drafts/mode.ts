/** How a draft is worked on: by questions, as text, or beside what is in force. */
export type Mode = 'form' | 'text' | 'compare';
