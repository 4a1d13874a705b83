# The school: lessons, puzzles, the deal of the day.

lesson-you = You
lesson-right = Well done.
