/** How a draft is worked on: by questions, by its golden cases, as a form over a file or as its text, or beside what is in force. */
export type Mode = 'form' | 'cases' | 'fields' | 'text' | 'compare';
