# What compiled modules are made of: ``from irrgarten.kernel.compiled cimport *``.
from irrgarten.kernel.acts cimport Acts
from irrgarten.kernel.belief cimport Belief
from irrgarten.kernel.heuristics cimport Heuristics
from irrgarten.kernel.journal cimport Journal
from irrgarten.kernel.learned cimport Learned
from irrgarten.kernel.mixing cimport mixed
from irrgarten.kernel.rng cimport Rng
from irrgarten.kernel.state cimport State
ctypedef long long i64
